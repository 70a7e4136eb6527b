import { streamOf } from '#machines/journal/lifecycle.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { listingIdFor } from '#server/listing/listingId.ts';
import type { ListingScript } from './listingScript.ts';
import { demoJournal } from './demoJournal.ts';
import { demoSeller, type DemoSeller } from './demoSeller.ts';
import { scriptedListings } from './script/scriptedListings.ts';
import { sellers } from './sellers.ts';

export interface DemoListing {
  readonly id: string;
  /** The id of the listing's seller. */
  readonly seller: string;
  /** The complete journal of the listing, oldest fact first. */
  readonly facts: readonly ListingFact[];
}

export interface DemoScript {
  /** All sellers that have a listing. */
  readonly sellers: readonly DemoSeller[];
  /** The listings in the order in which they were drafted. */
  readonly listings: readonly DemoListing[];
}

/**
 * The demonstration market as of `now` (epoch milliseconds): journals ready to be appended. Pure and deterministic: ids
 * do not depend on `now`, and every fact has a fixed distance to it.
 */
export function demoMarket(now: number): DemoScript {
  const known = new Map<string, DemoSeller>(
    Object.entries(sellers).map(([key, seller]) => [key, demoSeller(key, seller, now)]),
  );
  const listings = scriptedListings().map(({ externalId, listing }) =>
    listingOf(listing, known.get(listing.seller)!, externalId, now),
  );
  const selling = new Set(listings.map(({ seller }) => seller));
  return {
    sellers: [...known.values()].filter(({ id }) => selling.has(id)),
    listings: listings.toSorted((one, other) => begunAt(one) - begunAt(other)),
  };
}

function listingOf(listing: ListingScript, seller: DemoSeller, externalId: string, now: number): DemoListing {
  const id = listingIdFor(seller.id, externalId);
  const facts = demoJournal(streamOf(listingLifecycle, id), { listing, seller, externalId, now });
  return { id, seller: seller.id, facts };
}

function begunAt({ facts }: DemoListing): number {
  return facts[0]!.at;
}
