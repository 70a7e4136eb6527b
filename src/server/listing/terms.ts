import { endPromotions, expire } from '#machines/listing/listingRules.ts';
import { compiled } from '#server/store/sql.ts';
import type { Market } from '#server/market.ts';
import { onListing } from './commands.ts';

const atOnce = 500;

/**
 * Tells the journals which terms and promotions are over: in a lifecycle time arrives as a fact. Gives how many ads
 * it noted. Several servers may do so at once, for the rules refuse what has been noted already.
 */
export async function noteWhatIsOver(market: Market): Promise<number> {
  const { sql, store } = market;
  const at = market.clock();
  const ended = await store.query<{ listing: string }>(
    compiled(
      sql.selectFrom('listing_promotions').select('listing').distinct().where('ends_at', '<=', at).limit(atOnce),
    ),
  );
  for (const { listing } of ended)
    await onListing(market, { listing, actor: 'scheduler' }, (ad) => endPromotions(ad, { at }));
  const over = await store.query<{ id: string }>(
    compiled(
      sql
        .selectFrom('listings')
        .select('id')
        .where('expires_at', '<=', at)
        .where('status', 'in', ['active', 'paused', 'reserved'])
        .limit(atOnce),
    ),
  );
  for (const { id } of over) await onListing(market, { listing: id, actor: 'scheduler' }, (ad) => expire(ad, { at }));
  return ended.length + over.length;
}
