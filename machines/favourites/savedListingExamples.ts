import { listingItemOf } from '../listing/listingItemExamples.ts';
import type { SavedListing } from './favouritesAnswer.ts';

/** A listing that was saved on 2 May 2026 for CHF 480.–, still on sale at that price, with a test's changes. */
export function savedListingOf({ item, ...changes }: Partial<SavedListing> & Pick<SavedListing, 'id'>): SavedListing {
  return {
    saved_time: 1_777_716_000,
    saved_price: 480,
    is_gone: false,
    ...changes,
    item: item === undefined ? listingItemOf({ id: changes.id }) : item,
  };
}
