import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { Sql } from '#server/store/sql.ts';
import type { MarketFeature } from '../marketFeature.ts';
import { adsFeed } from './adsFeed.ts';
import { exportedAds } from './exportedAds.ts';
import { listingProjection } from './listingProjection.ts';
import { takeAdsAway } from './takingAway.ts';
import { noteWhatIsOver } from './terms.ts';

export const listingFeature: MarketFeature = {
  journals: (sql) => [listingJournals(sql)],
  erase: takeAdsAway,
  exported: ({ market }, account) => exportedAds(market, account),
  feeds: (market) => [adsFeed(market)],
  upkeep: noteWhatIsOver,
};

/** A listing has a row, with its promotions and photos. */
export function listingJournals(sql: Sql) {
  return feature<ListingFact>(listingLifecycle, {
    project: listingProjection(sql),
    tables: ['listings', 'listing_promotions', 'listing_photos'],
  });
}
