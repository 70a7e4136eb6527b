import { evolve, type Account } from '#machines/account/account.ts';
import type { AccountFact } from '#machines/account/accountFacts.ts';
import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/market.ts';
import { openedFact } from '#server/store/journals.ts';
import type { StoredFact } from '#server/store/store.ts';
import { type AccountLetter, lettersOf, stillStands } from './letters.ts';
import type { MailRow } from './mailTables.ts';

/** The types of facts that may ask for mails: of all others an account's journal need not be read. */
const asking: ReadonlySet<string> = new Set<AccountFact['type']>([
  'account.registered',
  'account.registrationRepeated',
  'account.verificationRequested',
  'account.passwordResetRequested',
  'account.passwordChanged',
  'account.emailChangeRequested',
  'account.emailChanged',
  'account.deletionRequested',
  'account.erased',
]);

/** Whether a fact may ask for mails. */
export function mayAsk({ type }: Pick<StoredFact, 'type'>): boolean {
  return asking.has(type);
}

/** The letters of a fact, and the account as it is now. */
export interface Asked {
  readonly letters: readonly AccountLetter[];
  readonly account: Account;
}

/**
 * The letters that a fact asks for, by the account's journal as it stood then: the address may be another one now. None once
 * the account's key has been thrown away.
 */
export async function lettersAt(
  { store, features, keys }: Pick<Market, 'store' | 'features' | 'keys'>,
  id: string,
  version: number,
): Promise<Asked> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === accountLifecycle.feature)!;
  let account: Account | null = null;
  let letters: readonly AccountLetter[] | undefined;
  for (const stored of await store.readStream(streamOf(accountLifecycle, id))) {
    const fact = factFrom(accountLifecycle.facts, await openedFact(feature, stored, keys)) as AccountFact;
    if (stored.version === version) letters = lettersOf(account, fact);
    account = evolve(account, fact);
  }
  if (!account || !letters) throw new Error(`account-${id} has no fact ${version}, which a mail is to tell of`);
  return { letters, account };
}

/** The letter of a row about an account, and whether it still stands; undefined where nobody gets it any more. */
export async function letterAt(
  market: Parameters<typeof lettersAt>[0],
  row: MailRow,
  now: number,
): Promise<{ readonly letter: AccountLetter; stands(): boolean } | undefined> {
  const { letters, account } = await lettersAt(market, row.account, row.version);
  const letter = letters.find(({ kind }) => kind === row.kind);
  return letter && { letter, stands: () => stillStands(letter, account, now) };
}
