import { remove } from '#machines/listing/lifecycle/listingRules.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { onListing } from './commands.ts';

/** Removes the listings of an erased seller from all lists. The journals still have their facts. */
export async function removeErasedListings(market: Market, seller: string): Promise<void> {
  const { sql, store, clock } = market;
  const listings = sql
    .selectFrom('listings')
    .select('id')
    .where('seller', '=', seller)
    .where('status', '<>', 'removed');
  for (const { id } of await store.query<{ id: string }>(compiled(listings))) {
    await onListing(market, { listing: id, actor: 'scheduler' }, (listing) =>
      remove(listing, { by: seller, at: clock() }),
    );
  }
}
