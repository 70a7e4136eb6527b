import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { Sql } from '#server/store/sql.ts';
import type { MarketFeature } from '../marketFeature.ts';
import { listingsFeed } from './listingsFeed.ts';
import { exportedListings } from './exportedListings.ts';
import { listingProjection } from './listingProjection.ts';
import { removeErasedListings } from './removeErasedListings.ts';
import { recordExpiry } from './terms.ts';

export const listingFeature: MarketFeature = {
  journals: (sql) => [listingJournals(sql)],
  erase: removeErasedListings,
  exported: ({ market }, account) => exportedListings(market, account),
  feeds: (market) => [listingsFeed(market)],
  upkeep: recordExpiry,
};

/** Registers the journals of listings, and the tables of their rows, promotions and photos. */
export function listingJournals(sql: Sql) {
  return feature<ListingFact>(listingLifecycle, {
    project: listingProjection(sql),
    tables: ['listings', 'listing_promotions', 'listing_photos'],
  });
}
