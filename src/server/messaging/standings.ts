import { type RawBuilder, sql as raw } from 'kysely';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import type { AdStanding, Standing } from '#machines/conversation/lifecycle/conversationRules.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { AccountRow } from '#server/account/accountTables.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** Whom somebody stands to: SQLite says 1, PostgreSQL true. */
interface ToOne {
  readonly has_blocked: boolean | number;
  readonly is_blocked: boolean | number;
}

/** Where an account stands, as far as who writes to whom goes, and what others see of it. */
export type AccountStanding = Pick<AccountRow, 'id' | 'name' | 'status' | 'blocked' | 'since'> & {
  readonly picture: string | null;
  readonly away_until: number | null;
};

/** How somebody stands to others: whether they may write, and whether each may be written to. */
export interface Standings {
  readonly accounts: ReadonlyMap<string, AccountStanding>;
  to(other: string): Standing;
}

/**
 * How somebody stands to others. A block that is made at this very moment may come after what is written meanwhile; what was
 * acknowledged before holds.
 */
export async function standingsOf({ sql, store }: Reader, by: string, others: readonly string[]): Promise<Standings> {
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
  const rows = await store.query<AccountStanding & ToOne>(compiled(known));
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

/** Whether somebody may write: their address is confirmed, and others see them. */
function isActive(account: AccountStanding | undefined): boolean {
  return account?.status === 'active' && account.blocked === 0;
}

/** Whether others see somebody, and so may write to them. */
export function isThere(account: AccountStanding | undefined): boolean {
  return account !== undefined && shownStatuses.includes(account.status) && account.blocked === 0;
}

/** Where an ad stands, as far as writing about it goes. */
export function adStandingOf({ seller, status, reservedFor }: Listing): AdStanding {
  const isReserved = status === 'reserved';
  return {
    seller,
    isReserved,
    reservedFor: isReserved ? (reservedFor ?? null) : null,
    isOpen: statusesTagged('listed').includes(status),
    isRunning: statusesTagged('running').includes(status),
  };
}
