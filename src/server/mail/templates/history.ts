import { evolve, type Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { openedFact } from '#server/store/journals.ts';
import type { StoredFact } from '#server/store/store.ts';
import { type AccountMailData, accountMailDataOf, isStillPossible } from './accountMails.ts';
import type { MailRow } from '../mailTables.ts';

/** The types of facts that may cause mails. For other facts the account's journal is not read. */
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

/** Whether a fact may cause mails. */
export function mayAsk({ type }: Pick<StoredFact, 'type'>): boolean {
  return asking.has(type);
}

type Histories = Pick<Market, 'store' | 'features' | 'keys'>;

/**
 * The mails that a fact requires, by the account's journal at that fact: the address may be different now. Empty once
 * the account's key has been erased. Later facts are not opened, so a damaged fact among them does not matter.
 */
export async function accountMailDataAt(
  market: Histories,
  id: string,
  version: number,
): Promise<readonly AccountMailData[]> {
  let account: Account | null = null;
  for await (const fact of factsOf(market, id)) {
    if (fact.version === version) return accountMailDataOf(account, fact.fact);
    account = evolve(account, fact.fact);
  }
  throw new Error(`account-${id} has no fact ${version}, which a mail reports`);
}

/** The letter for a ledger row about an account, and whether it is still valid; undefined if there is no recipient. */
export async function mailDataAt(
  market: Histories,
  row: MailRow,
  now: number,
): Promise<{ readonly mail: AccountMailData; isStillValid(): boolean } | undefined> {
  const mail = (await accountMailDataAt(market, row.account, row.version)).find(({ kind }) => kind === row.kind);
  if (!mail) return undefined;
  let account: Account | null = null;
  for await (const { fact } of factsOf(market, row.account)) account = evolve(account, fact);
  return { mail, isStillValid: () => isStillPossible(mail, account!, now) };
}

/** The facts of an account, each decrypted on demand. */
async function* factsOf(
  { store, features, keys }: Histories,
  id: string,
): AsyncGenerator<{ readonly version: number; readonly fact: AccountFact }> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === accountLifecycle.feature)!;
  for (const stored of await store.readStream(streamOf(accountLifecycle, id))) {
    const fact = factFrom(accountLifecycle.facts, await openedFact(feature, stored, keys)) as AccountFact;
    yield { version: stored.version, fact };
  }
}
