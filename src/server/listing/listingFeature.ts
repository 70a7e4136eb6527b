import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { Sql } from '#server/store/sql.ts';
import { listingProjection } from './listingProjection.ts';

/** The listing as the server keeps it: journals, and a row each with its promotions and photos. */
export function listingFeature(sql: Sql) {
  return feature<ListingFact>(listingLifecycle, {
    project: listingProjection(sql),
    tables: ['listings', 'listing_promotions', 'listing_photos'],
  });
}
