import { mostSearched } from '#machines/messaging/limits.ts';
import type { Market } from '#server/market.ts';
import { compiled } from '#server/store/sql.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** An ad, and an account that it concerns. */
export interface Concern {
  readonly account: string;
  readonly listing: string;
}

/** Whom some ads concern: those who write about them with their sellers, and those who have saved them; perhaps somebody twice. */
export async function concernedBy({ sql, store }: Reader, listings: readonly string[]): Promise<readonly Concern[]> {
  if (listings.length === 0) return [];
  const writing = sql
    .selectFrom('conversation_parties')
    .select(['account', 'listing'])
    .where('listing', 'in', listings);
  const saving = sql.selectFrom('saved_ads').select(['account', 'listing']).where('listing', 'in', listings);
  return store.query<Concern>(compiled(writing.unionAll(saving)));
}

/** The ads that concern an account: what it has saved, and those of the conversations in which something was written last. */
export async function adsThatConcern({ sql, store }: Reader, account: string): Promise<readonly string[]> {
  const written = sql
    .selectFrom('conversation_parties')
    .select('listing')
    .where('account', '=', account)
    .orderBy('last_at', 'desc')
    .limit(mostSearched);
  const saved = sql.selectFrom('saved_ads').select('listing').where('account', '=', account);
  const rows = await Promise.all(
    [written, saved].map((query) => store.query<Pick<Concern, 'listing'>>(compiled(query))),
  );
  return [...new Set(rows.flat().map(({ listing }) => listing))];
}
