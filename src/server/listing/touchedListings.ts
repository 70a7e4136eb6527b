import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { StoredFact } from '#server/store/store.ts';

/** Whether a fact about a seller changes the content or the visibility of their listings. */
const touchesListings: Readonly<Record<AccountFact['type'], boolean>> = {
  'account.imported': true,
  'account.registered': true,
  'account.profileChanged': true,
  'account.deactivated': true,
  'account.reactivated': true,
  'account.deletionRequested': true,
  'account.deletionUndone': true,
  'account.erased': true,
  'account.blocked': true,
  'account.unblocked': true,
  'account.registrationRepeated': false,
  'account.verificationRequested': false,
  'account.emailVerified': false,
  'account.passwordResetRequested': false,
  'account.passwordChanged': false,
  'account.emailChangeRequested': false,
  'account.emailChangeConfirmed': false,
  'account.emailChanged': false,
  'account.leavingReasonGiven': false,
  'account.moderatorAppointed': false,
  'account.slotTaken': false,
  'account.moderatorDismissed': false,
};

/** The listings that facts concern directly, and the sellers whose listings they all concern. */
export function touchedBy(facts: readonly StoredFact[]): {
  readonly listings: ReadonlySet<string>;
  readonly sellers: ReadonlySet<string>;
} {
  const ids = (feature: string, isRelevant: (fact: StoredFact) => boolean) =>
    new Set(
      facts.filter((fact) => featureOf(fact.stream) === feature && isRelevant(fact)).map(({ stream }) => idOf(stream)),
    );
  return {
    listings: ids('listing', () => true),
    sellers: ids('account', ({ type }) => touchesListings[type as AccountFact['type']]),
  };
}

/** The distinct listings that facts concern. A seller's facts concern all of their listings. */
export async function touchedListings({ sql, store }: Pick<Market, 'sql' | 'store'>, facts: readonly StoredFact[]) {
  const { listings, sellers } = touchedBy(facts);
  if (sellers.size === 0) return [...listings];
  const theirs = sql
    .selectFrom('listings')
    .select('id')
    .where('seller', 'in', [...sellers]);
  const found = await store.query<{ id: string }>(compiled(theirs));
  return [...new Set([...listings, ...found.map(({ id }) => id)])];
}
