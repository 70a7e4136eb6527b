import { type RawBuilder, sql as raw } from 'kysely';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import type { ListingState, Relation } from '#machines/conversation/lifecycle/conversationRules.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { AccountRow } from '#server/account/accountTables.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** Whether either of two accounts has blocked the other. SQLite returns 0 or 1, PostgreSQL a boolean. */
interface ToOne {
  readonly has_blocked: boolean | number;
  readonly is_blocked: boolean | number;
}

/** The state of an account, as far as it matters for messages, and its public data. */
export type AccountState = Pick<AccountRow, 'id' | 'name' | 'status' | 'blocked' | 'since'> & {
  readonly picture: string | null;
  readonly away_until: number | null;
};

/** The relations of an account to others: whether it may write, and whether each of them may be written to. */
export interface Relations {
  readonly accounts: ReadonlyMap<string, AccountState>;
  to(other: string): Relation;
}

/**
 * The relations of an account to others. A block during a concurrent message may be ordered after it. A block that was
 * acknowledged before is effective.
 */
export async function relationsOf({ sql, store }: Reader, by: string, others: readonly string[]): Promise<Relations> {
  const blocks = (account: RawBuilder<unknown>, blocked: RawBuilder<unknown>) =>
    raw<number>`EXISTS (SELECT 1 FROM blocked_accounts WHERE account = ${account} AND blocked = ${blocked})`;
  const known = sql
    .selectFrom('accounts')
    .leftJoin('uploads', 'uploads.account', 'accounts.id')
    .leftJoin('correspondents', 'correspondents.account', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.status', 'accounts.blocked', 'accounts.since'])
    .select(['uploads.name as picture', 'correspondents.away_until'])
    .select([
      blocks(raw`${by}`, raw.ref('accounts.id')).as('has_blocked'),
      blocks(raw.ref('accounts.id'), raw`${by}`).as('is_blocked'),
    ])
    .where('accounts.id', 'in', [by, ...others]);
  const rows = await store.query<AccountState & ToOne>(compiled(known));
  const accounts = new Map(rows.map((row) => [row.id, row]));
  return {
    accounts,
    to: (other) => ({
      isActive: isActive(accounts.get(by)),
      hasBlocked: Boolean(accounts.get(other)?.has_blocked),
      isBlocked: Boolean(accounts.get(other)?.is_blocked),
      isOtherThere: isThere(accounts.get(other)),
    }),
  };
}

/** Whether an account may write: its address is confirmed, and other people see it. */
function isActive(account: AccountState | undefined): boolean {
  return account?.status === 'active' && account.blocked === 0;
}

/** Whether other people see an account, and may write to it. */
export function isThere(account: AccountState | undefined): boolean {
  return account !== undefined && shownStatuses.includes(account.status) && account.blocked === 0;
}

/** The state of a listing, as far as it matters for messages. */
export function listingStateOf({ seller, status, reservedFor }: Listing): ListingState {
  const isReserved = status === 'reserved';
  return {
    seller,
    isReserved,
    reservedFor: isReserved ? (reservedFor ?? null) : null,
    isOpen: statusesTagged('listed').includes(status),
    isRunning: statusesTagged('running').includes(status),
  };
}
