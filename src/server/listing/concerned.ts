import { mostSearched } from '#machines/messaging/limits.ts';
import type { Market } from '#server/market.ts';
import { compiled } from '#server/store/sql.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** An ad, and an account that it concerns. */
export interface Concern {
  readonly account: string;
  readonly listing: string;
}

/** Whom some ads concern: those who write about them and their sellers; perhaps somebody twice. */
export async function concernedBy({ sql, store }: Reader, listings: readonly string[]): Promise<readonly Concern[]> {
  if (listings.length === 0) return [];
  const writing = sql
    .selectFrom('conversation_parties')
    .select(['account', 'listing'])
    .where('listing', 'in', listings);
  return store.query<Concern>(compiled(writing));
}

/** The ads that concern an account: those of the conversations in which something was written last. */
export async function adsThatConcern({ sql, store }: Reader, account: string): Promise<readonly string[]> {
  const written = sql
    .selectFrom('conversation_parties')
    .select('listing')
    .where('account', '=', account)
    .orderBy('last_at', 'desc')
    .limit(mostSearched);
  const rows = await store.query<Pick<Concern, 'listing'>>(compiled(written));
  return [...new Set(rows.map(({ listing }) => listing))];
}
