import { sql as raw, type Compilable } from 'kysely';
import { isRefusal } from '#machines/journal/refusal.ts';
import { endPromotions, expire, type ListingRefusal } from '#machines/listing/lifecycle/listingRules.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { onListing } from './commands.ts';

/** The number of listings per batch. A batch shares its commits. */
const atOnce = 500;

/**
 * Literals instead of parameters: SQLite uses the partial index on `expires_at` only if its condition is in the
 * statement.
 */
const running = raw.join(statusesTagged('running').map((status) => raw.lit(status)));

/**
 * Records expired terms and promotions as facts, because time enters a lifecycle as facts. Returns the number of
 * listings. A run handles all that have expired, since the listings of an import expire together. Concurrent servers
 * are safe: rules and chart refuse repeated facts.
 */
export async function recordExpiry(market: Market): Promise<number> {
  const { sql } = market;
  const at = market.clock();
  const promoted = sql
    .selectFrom('listing_promotions')
    .select('listing as id')
    .where('ends_at', '<=', at)
    .limit(atOnce);
  const over = sql
    .selectFrom('listings')
    .select('id')
    .where('expires_at', '<=', at)
    .where(raw<boolean>`status in (${running})`)
    .limit(atOnce);
  const ended = await noteEach(market, promoted, (listing) => endPromotions(listing, { at }));
  return ended + (await noteEach(market, over, (listing) => expire(listing, { at })));
}

/** Runs the rule on each listing of the query, until none is left or another server handles them all. */
async function noteEach(
  market: Market,
  query: Compilable,
  rule: Parameters<typeof onListing<ListingRefusal>>[2],
): Promise<number> {
  for (let noted = 0; ;) {
    const found = await market.store.query<{ id: string }>(compiled(query));
    const listings = new Set(found.map(({ id }) => id));
    const answers = await Promise.allSettled(
      [...listings].map((listing) => onListing(market, { listing, actor: 'scheduler' }, rule)),
    );
    const fulfilled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const now = fulfilled.filter((answer) => !isRefusal(answer) && answer.facts.length > 0).length;
    noted += now;
    if (now > 0 && found.length === atOnce) continue;
    // A damaged journal must not keep other listings from expiring.
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    return noted;
  }
}
