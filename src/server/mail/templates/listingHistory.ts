import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { StoredFact } from '#server/store/store.ts';
import { listingMails, type ListingMailKind } from '#words/mails/listingMails.ts';
import { listingMailData, mailsCausedByListing, type CausedListingMail, isStillSo } from './listingMails.ts';
import type { MailData } from './accountMails.ts';
import type { MailRow } from '../mailTables.ts';

/** Whether a row of the mail ledger is for a mail about a listing. */
export function isOfListing<Row extends Pick<MailRow, 'kind'>>(
  row: Row,
): row is Row & { readonly kind: ListingMailKind } {
  return Object.hasOwn(listingMails, row.kind);
}

/** A mail that a fact of a listing causes, with the seller. */
export interface CausedSellerMail extends CausedListingMail {
  readonly fact: StoredFact;
  readonly seller: string;
}

/**
 * The mails that facts of listings cause. Imported listings cause none: a program manages them, and brings thousands at
 * a time.
 */
export async function mailsCausedByListings(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  facts: readonly StoredFact[],
): Promise<readonly CausedSellerMail[]> {
  const asking = facts
    .filter(({ stream }) => featureOf(stream) === listingLifecycle.feature)
    .map((fact) => ({ fact, listing: idOf(fact.stream), mails: mailsCausedByListing(listingFact(fact)) }))
    .filter(({ mails }) => mails.length > 0);
  if (asking.length === 0) return [];
  const written = sql
    .selectFrom('listings')
    .select(['id', 'seller'])
    .where('source', '=', 'web')
    .where('id', 'in', [...new Set(asking.map(({ listing }) => listing))]);
  const rows = await store.query<{ id: string; seller: string }>(compiled(written));
  const sellers = new Map(rows.map(({ id, seller }) => [id, seller]));
  return asking.flatMap(({ fact, listing, mails }) => {
    const seller = sellers.get(listing);
    return seller === undefined ? [] : mails.map((each) => ({ ...each, fact, seller }));
  });
}

/**
 * The letter of a row about a listing, from the current state of listing and seller, and whether it is still true.
 * Undefined if there is no recipient.
 */
export async function listingMailDataAt(
  { store, commands }: Pick<Market, 'store' | 'commands'>,
  { position, kind, account }: MailRow & { readonly kind: ListingMailKind },
): Promise<{ readonly mail: MailData; isStillValid(): boolean } | undefined> {
  const [stored] = await store.readAll(position - 1, 1);
  if (stored?.position !== position) throw new Error(`The journal has no fact ${position}, which a mail reports`);
  const fact = listingFact(stored);
  const mails = mailsCausedByListing(fact).find((each) => each.kind === kind);
  if (!mails) throw new Error(`${stored.type} at ${position} causes no mail ${kind}`);
  const id = idOf(stored.stream);
  const { listing } = (await commands.load({ lifecycle: listingLifecycle, id })).snapshot.context;
  const { account: seller } = (await commands.load({ lifecycle: accountLifecycle, id: account })).snapshot.context;
  if (!listing || !seller) return undefined;
  const mail = listingMailData(mails, { id, listing, seller });
  return mail && { mail, isStillValid: () => isStillSo(mails, fact, { listing, seller }) };
}

/** The journal of a listing has no encrypted fields, so its facts are read without keys. */
function listingFact(stored: StoredFact): ListingFact {
  return factFrom(listingLifecycle.facts, stored) as ListingFact;
}
