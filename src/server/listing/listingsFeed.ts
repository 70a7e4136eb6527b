import { featureOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import type { Market } from '#server/store/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { LiveFeed } from '../streaming/liveFeed.ts';
import { outdatingFeed } from '../streaming/outdatingFeed.ts';
import { listingsThatConcern, concernedByListings } from './listingsThatConcern.ts';

/** Whether a fact about a listing changes its view, or the permitted actions, for the accounts that it concerns. */
const isRelevant: Readonly<Record<ListingFact['type'], boolean>> = {
  'listing.drafted': false,
  'listing.heldForVerification': false,
  'listing.heldForReview': true,
  'listing.released': true,
  'listing.rejected': true,
  'listing.published': true,
  'listing.edited': true,
  'listing.repriced': true,
  'listing.paused': true,
  'listing.resumed': true,
  'listing.reserved': true,
  'listing.reservationEnded': true,
  'listing.sold': true,
  'listing.saleCancelled': true,
  'listing.expired': true,
  'listing.renewed': true,
  'listing.extended': false,
  'listing.promoted': false,
  'listing.promotionEnded': false,
  'listing.removed': true,
};

/** Signals that a listing has changed which an account has saved, or about which it has a conversation. */
export function listingsFeed(market: Pick<Market, 'sql' | 'store'>): LiveFeed {
  return outdatingFeed({
    event: 'ads',
    isRelevant: isOfListing,
    async concerned(listings, listening) {
      const concerns = await concernedByListings(market, listings, listening);
      return concerns.map(({ account, listing }) => ({ account, subject: listing }));
    },
    async missed(account, between, limit) {
      const streams = (await listingsThatConcern(market, account)).map((id) => streamOf(listingLifecycle, id));
      return market.store.readOf(streams, between, limit);
    },
  });
}

function isOfListing({ stream, type }: StoredFact): boolean {
  return featureOf(stream) === listingLifecycle.feature && isRelevant[type as ListingFact['type']];
}
