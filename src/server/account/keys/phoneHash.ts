import type { Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { idOf, streamOf } from '#machines/journal/lifecycle.ts';
import { openedFact } from '#server/store/journals.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import type { Market } from '#server/store/market.ts';
import { type StoredFact, StoreUnavailable } from '#server/store/store.ts';
import { keyedHash } from './marketSecrets.ts';
import { storedPhone } from '../phoneNumber.ts';

type ShownPhone = Pick<Account, 'phone' | 'phoneHidden'>;

/**
 * The keyed hash of the phone number that an account shows: equal for equal numbers, however they were typed. Null for
 * an account without a number or with a hidden one.
 */
export async function phoneHashOf(
  keys: Pick<PersonKeys, 'keyFor'>,
  { phone, phoneHidden }: ShownPhone,
): Promise<string | null> {
  if (!phone || phoneHidden) return null;
  return (await keyedHash(keys, 'phone', storedPhone(phone) ?? phone)).subarray(0, 18).toString('base64url');
}

const changesPhone = 'account.profileChanged';

/** The number of facts per query. */
const atOnce = 500;

/**
 * The hashes of some accounts. They are derived from the facts that change a number, in one query for all accounts:
 * loading an account takes two queries. An account with an unreadable fact of these has no hash; `journal -- verify`
 * reports the fact.
 */
export async function phoneHashesOf(
  market: Market,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const phones = new Map<string, ShownPhone | 'unreadable'>();
  for (const fact of accounts.length === 0 ? [] : await phoneFacts(market, accounts)) {
    const account = idOf(fact.stream);
    const before = phones.get(account) ?? { phone: null, phoneHidden: false };
    phones.set(account, before === 'unreadable' ? before : await changedPhone(market, before, fact));
  }
  const hashes = [...phones].map(
    async ([account, phone]) =>
      [account, phone === 'unreadable' ? null : await phoneHashOf(market.keys, phone)] as const,
  );
  return new Map(await Promise.all(hashes));
}

async function phoneFacts({ store }: Market, accounts: readonly string[]): Promise<readonly StoredFact[]> {
  const streams = accounts.map((id) => streamOf(accountLifecycle, id));
  const facts: StoredFact[] = [];
  for (;;) {
    const after = facts.at(-1)?.position ?? 0;
    const between = { after, upTo: Number.MAX_SAFE_INTEGER, only: { types: [changesPhone] } };
    const page = await store.readOf(streams, between, atOnce);
    facts.push(...page);
    if (page.length < atOnce) return facts;
  }
}

async function changedPhone(
  { features, keys }: Market,
  before: ShownPhone,
  stored: StoredFact,
): Promise<ShownPhone | 'unreadable'> {
  try {
    const feature = features.find(({ lifecycle }) => lifecycle.feature === accountLifecycle.feature)!;
    const fact = factFrom(accountLifecycle.facts, await openedFact(feature, stored, keys)) as AccountFact;
    if (fact.type !== changesPhone) return before;
    const { phone = before.phone, phoneHidden = before.phoneHidden } = fact;
    return { phone, phoneHidden };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return 'unreadable';
  }
}
