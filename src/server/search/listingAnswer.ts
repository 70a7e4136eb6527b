import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import { findListing, itemOf } from '#server/listing/itemAnswer.ts';
import type { SearchServices } from './searchServices.ts';
import { similarTo } from './similarListings.ts';

/** What an ad's page shows: the ad, or that it is gone, and others like it. */
export async function listingAnswer(services: SearchServices, id: string, language: Language): Promise<ListingAnswer> {
  const found = await findListing(services, id);
  if (!found) return { kind: 'unknown' };
  const similar = await similarTo(services, found.listing, language);
  if (found.isGone) return { kind: 'gone', similar };
  return { kind: 'shown', item: itemOf(services, found.listing, language), similar };
}
