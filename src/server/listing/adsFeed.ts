import { featureOf, idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { ListingFact } from '#machines/listing/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/listingLifecycle.ts';
import type { Market } from '#server/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { LiveEvent, LiveFeed } from '../streaming/liveFeed.ts';
import { adsThatConcern, concernedByAds } from './adsThatConcern.ts';

/** Facts that are looked through for who comes again; after more it is told at once to ask anew. */
const mostMissed = 500;

/** Whether what happened to an ad changes what those it concerns see of it, or may do about it. */
const isTold: Readonly<Record<ListingFact['type'], boolean>> = {
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

/**
 * That an ad has changed which an account has saved, or about which it writes or is written to. Whoever shows such ads asks for
 * them anew, whatever has changed. Who that is is looked up once a change is told, by each process that has anybody to tell: who
 * changes an ad does not wait for it, however many have saved it.
 */
export function adsFeed(market: Pick<Market, 'sql' | 'store'>): LiveFeed {
  const changed = (account: string, position: number): LiveEvent => ({
    ...{ account, event: 'ads', data: {}, position, replaces: true },
  });
  return {
    async eventsOf(facts, followed) {
      const changes = new Map(facts.filter(isOfAd).map(({ stream, position }) => [idOf(stream), position]));
      const lastOf = new Map<string, number>();
      for (const { account, listing } of await concernedByAds(market, [...changes.keys()], followed)) {
        const position = changes.get(listing)!;
        if (position > (lastOf.get(account) ?? 0)) lastOf.set(account, position);
      }
      const last = [...lastOf].toSorted(([, one], [, other]) => one - other);
      return last.map(([account, position]) => changed(account, position));
    },
    async since(account, after, upTo) {
      const ads = await adsThatConcern(market, account);
      const streams = ads.map((id) => streamOf(listingLifecycle, id));
      const facts = await market.store.readOf(streams, { after, upTo }, mostMissed + 1);
      // Of the last fact that was read: no other feed makes an event of it.
      const last = facts.length > mostMissed ? facts.at(-1) : facts.findLast(isOfAd);
      return last ? [changed(account, last.position)] : [];
    },
  };
}

function isOfAd({ stream, type }: StoredFact): boolean {
  return featureOf(stream) === listingLifecycle.feature && isTold[type as ListingFact['type']];
}
