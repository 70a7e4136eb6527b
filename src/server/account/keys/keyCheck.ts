import { accountsText, wrongAcceptance } from '#server/acceptedLosses.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import type { Feature } from '#server/store/feature.ts';
import { openedFact } from '#server/store/journals.ts';
import { missingKeys, putBack, WrongKeys, type StoredKeys } from '#server/store/keys/personKeys.ts';
import { isSealed } from '#server/store/keys/sealing.ts';
import { compiled, type Sql } from '#server/store/sql.ts';
import { type Store, type StoredFact, UnreadableFact } from '#server/store/store.ts';
import { keyedHash, marketPerson } from './marketSecrets.ts';

/** The input of the check: the journal with its plain tables, and the keys that were found for it. */
export interface KeyCheckParts {
  readonly store: Store;
  readonly sql: Sql;
  readonly features: readonly Feature[];
  readonly keys: StoredKeys;
  /** Whether the journal had facts before the keys were opened. */
  readonly hasFacts: boolean;
  readonly clock: () => number;
}

/** The text whose HMAC under the market's key is the check value. It must never change. */
const constant = 'the keys of this market';

/** The number of accounts per query: SQLite accepts at most 32,766 parameters. */
const accountsAtOnce = 5000;
/** The number of accounts whose facts are decrypted as evidence. */
const sampled = 20;

/**
 * Rejects keys that do not belong to the journal: missing keys, keys of another market, and an older backup without the
 * keys of later accounts. Data written with such keys would be unreadable once the right keys are back. Throws
 * WrongKeys, with nothing changed. A market without a check value, because it is new or older than the check, gets one.
 * `acceptLost` is the number of accounts whose keys the operator gives up permanently.
 */
export async function checkKeys(parts: KeyCheckParts, acceptLost?: number): Promise<void> {
  const stored = await checkValue(parts);
  if (!parts.hasFacts) return storeCheckValue(parts);
  const lost = await lostKeys(parts);
  const isComplete = await belongs(parts, stored, areAll(lost));
  if (lost.accounts.length > 0 || !isComplete) {
    if (acceptLost !== lost.accounts.length) {
      throw new WrongKeys(lostMessage(parts.keys.place, lost, { hasMarketKey: isComplete, acceptLost }));
    }
    await acceptLostKeys(parts, lost.accounts);
  }
  if (stored === undefined || !isComplete) await storeCheckValue(parts);
}

/** As `checkKeys`, for a read-only command: it stores nothing, and accepts incomplete keys. */
export async function checkKeysToRead(parts: KeyCheckParts): Promise<void> {
  if (!parts.hasFacts) return;
  const isComplete = await belongs(parts, await checkValue(parts), areAll(await lostKeys(parts)));
  if (!isComplete) throw new WrongKeys(missingKeys(parts.keys.place));
}

/**
 * Whether the market's key is present if the journal needs it. Throws WrongKeys for the keys of another market. Without
 * a check value the accounts are the evidence: keys are foreign if all accounts lack them, or if they do not decrypt
 * the facts.
 */
async function belongs(parts: KeyCheckParts, stored: string | undefined, areAllLost: boolean): Promise<boolean> {
  const { keys } = parts;
  const hasMarketKey = (await keys.find(marketPerson)) !== undefined;
  if (stored !== undefined) {
    if (hasMarketKey && (await valueUnder(keys)) !== stored) throw new WrongKeys(foreign(keys.place));
    if (hasMarketKey && !(await decryptAccounts(parts))) throw new WrongKeys(foreignAccounts(keys.place));
    return hasMarketKey;
  }
  if (!keys.exists) return false;
  if (!(await decryptAccounts(parts))) throw new WrongKeys(foreign(keys.place));
  if (areAllLost && hasMarketKey) throw new WrongKeys(foreign(keys.place));
  return !areAllLost;
}

/**
 * The notice for the operator about keys of accounts that the journal does not have; undefined if there are none. The
 * start is not refused: a registration makes its key before its facts, so a crash may leave a key without an account.
 */
export async function strangeKeys({ store, sql, keys }: KeyCheckParts): Promise<string | undefined> {
  let strange = 0;
  for (let after = ''; ;) {
    const page = await keys.persons(after, accountsAtOnce);
    const accounts = page.filter((person) => person !== marketPerson);
    if (accounts.length > 0) {
      const query = sql.selectFrom('accounts').select('id').where('id', 'in', accounts);
      strange += accounts.length - (await store.query(compiled(query))).length;
    }
    if (page.length < accountsAtOnce) break;
    after = page.at(-1)!;
  }
  return strange === 0 ? undefined : strangeMessage(keys.place, strange, store.engine);
}

/**
 * Whether the keys decrypt the sealed facts of the newest accounts. One decrypted fact is proof. A fact that does not
 * decrypt may be damaged, so it counts only if no fact does.
 */
async function decryptAccounts({ store, features, keys, ...parts }: KeyCheckParts): Promise<boolean> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === accountLifecycle.feature)!;
  const accounts = await newestAccounts({ store, ...parts });
  const lacking = new Set(await keys.lacking(accounts));
  let isAnyClosed = false;
  for (const id of accounts.filter((account) => !lacking.has(account))) {
    const facts = await store.readStream(streamOf(accountLifecycle, id));
    for (const fact of facts.filter(hasSealedFields)) {
      try {
        await openedFact(feature, fact, keys);
        return true;
      } catch (error) {
        if (!(error instanceof UnreadableFact)) throw error;
        isAnyClosed = true;
      }
    }
  }
  return !isAnyClosed;
}

interface LostKeys {
  readonly accounts: readonly string[];
  readonly ofAll: number;
}

const areAll = ({ accounts, ofAll }: LostKeys) => ofAll > 0 && accounts.length === ofAll;

/** Accounts whose facts are sealed with a missing key, except those that the operator has given up. */
async function lostKeys(parts: KeyCheckParts): Promise<LostKeys> {
  const { store, sql, keys } = parts;
  const accepted = await store.query<{ account: string }>(compiled(sql.selectFrom('lost_keys').select('account')));
  const known = new Set(accepted.map(({ account }) => account));
  const accounts: string[] = [];
  let ofAll = 0;
  for (let after = ''; ;) {
    const page = await livingAccounts(parts, after);
    ofAll += page.length;
    for (const id of await keys.lacking(page)) {
      if (!known.has(id) && (await hasSealedFacts(store, id))) accounts.push(id);
    }
    if (page.length < accountsAtOnce) return { accounts, ofAll };
    after = page.at(-1)!;
  }
}

/** Accounts that are not erased, in the order of their ids. */
async function livingAccounts(
  { store, sql }: Pick<KeyCheckParts, 'store' | 'sql'>,
  after: string,
): Promise<readonly string[]> {
  const query = sql.selectFrom('accounts').select('id').where('status', '<>', 'erased').where('id', '>', after);
  return (await store.query<{ id: string }>(compiled(query.orderBy('id').limit(accountsAtOnce)))).map(({ id }) => id);
}

/** The newest accounts whose keys have to fit: neither erased nor given up as lost. */
async function newestAccounts({ store, sql }: Pick<KeyCheckParts, 'store' | 'sql'>): Promise<readonly string[]> {
  const query = sql
    .selectFrom('accounts')
    .select('id')
    .where('status', '<>', 'erased')
    .where('id', 'not in', sql.selectFrom('lost_keys').select('account'))
    .orderBy('since', 'desc')
    .orderBy('id')
    .limit(sampled);
  return (await store.query<{ id: string }>(compiled(query))).map(({ id }) => id);
}

/** Whether an account has encrypted facts; a journal from before encryption needs no key. */
async function hasSealedFacts(store: Store, id: string): Promise<boolean> {
  const facts = await store.readStream(streamOf(accountLifecycle, id));
  return facts.some(hasSealedFields);
}

/** Whether a fact has encrypted fields; false for a damaged fact, which is no evidence about keys. */
function hasSealedFields(fact: StoredFact): boolean {
  try {
    return Object.values(fact.data).some((value) => typeof value === 'string' && isSealed(value));
  } catch (error) {
    if (error instanceof UnreadableFact) return false;
    throw error;
  }
}

async function checkValue({ store, sql }: KeyCheckParts): Promise<string | undefined> {
  const [row] = await store.query<{ value: string }>(compiled(sql.selectFrom('key_check').select('value')));
  return row?.value;
}

async function valueUnder(keys: StoredKeys): Promise<string> {
  return (await keyedHash(keys, 'check', constant)).toString('base64url');
}

/** Stores the check value of the keys, and creates the market's key if there is none yet. */
async function storeCheckValue({ store, sql, keys }: KeyCheckParts): Promise<void> {
  const value = await valueUnder(keys);
  const row = sql.insertInto('key_check').values({ is_only: 1, value });
  await store.write([compiled(row.onConflict((conflict) => conflict.column('is_only').doUpdateSet({ value })))]);
}

async function acceptLostKeys({ store, sql, clock }: KeyCheckParts, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  const at = clock();
  await store.write(
    accounts.map((account) => compiled(sql.insertInto('lost_keys').values({ account, accepted_at: at }))),
  );
}

function foreign(place: string): string {
  return `The keys in the ${place} belong to another market: the journal was not written with them. With them no one can log in, and people's names, addresses and messages cannot be read. ${putBack(place)}`;
}

function foreignAccounts(place: string): string {
  return `The keys of accounts in the ${place} are not those of the journal: none of the newest accounts can be decrypted with them. These people could not log in, and their names, addresses and messages cannot be read. ${putBack(place)}`;
}

function strangeMessage(place: string, count: number, engine: Store['engine']): string {
  const them = count === 1 ? 'an account' : accountsText(count);
  const remedy =
    engine === 'sqlite'
      ? 'put journal.db and journal.db-wal of the same moment back together'
      : 'restore the journal to a later moment';
  return `the ${place} has the keys of ${them} that the journal does not have. If registrations were broken off by a crash, nothing is missing. But if accounts are missing, the newest facts are lost: stop the server, and ${remedy}`;
}

/** `hasMarketKey`: the market's own key hashes the addresses by which the login finds accounts. */
function lostMessage(
  place: string,
  { accounts: { length: lost }, ofAll }: LostKeys,
  { hasMarketKey, acceptLost }: { readonly hasMarketKey: boolean; readonly acceptLost: number | undefined },
): string {
  let problem = missingKeys(place);
  if (hasMarketKey) {
    problem = `The keys are older than the journal: the ${place} lacks the keys of ${lost} of ${accountsText(ofAll)}. ${putBack(place)}`;
  } else if (lost < ofAll) {
    problem = `The key of the market itself is missing: the ${place} lacks it, and the keys of ${lost} of ${accountsText(ofAll)}. Without it no one can log in. ${putBack(place)}`;
  }
  const losses = [
    ...(lost > 0 ? [`${lost === 1 ? 'this account' : 'these accounts'} can never be read again`] : []),
    ...(hasMarketKey ? [] : ['no one can log in to an account of today again']),
  ];
  return `${problem}${wrongAcceptance('ACCEPT_LOST_KEYS', acceptLost, lost)} Only if no better backup exists: with ACCEPT_LOST_KEYS=${lost} the server starts, and ${losses.join(', and ')}.`;
}
