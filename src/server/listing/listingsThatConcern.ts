import { mostSearched } from '#machines/messaging/limits.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { concernedBy } from '../streaming/concerned.ts';
import type { Followed } from '../streaming/liveFeed.ts';

type Reader = Pick<Market, 'sql' | 'store'>;

/** A listing, and an account that it concerns. */
export interface Concern {
  readonly account: string;
  readonly listing: string;
}

/**
 * The listening accounts that some listings concern: those with a conversation about them, and those that saved them.
 */
export function concernedByListings(
  { sql, store }: Reader,
  listingIds: readonly string[],
  listening: Followed,
): Promise<readonly Concern[]> {
  return concernedBy(listingIds, listening, (listings, requested) => {
    const [writing, saving] = (['conversation_parties', 'saved_ads'] as const).map((table) =>
      sql
        .selectFrom(table)
        .select(['account', 'listing'])
        .where('listing', 'in', listings)
        .$if(requested.among !== undefined, (query) => query.where('account', 'in', requested.among!)),
    );
    const concerns = writing!.unionAll(saving!);
    return store.query<Concern>(compiled('limit' in requested ? concerns.limit(requested.limit) : concerns));
  });
}

/** The listings that concern an account: its saved listings, and the listings of its most recent conversations. */
export async function listingsThatConcern({ sql, store }: Reader, account: string): Promise<readonly string[]> {
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
