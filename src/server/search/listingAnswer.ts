import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import { findListing, itemsFor } from '#server/listing/answers/itemAnswer.ts';
import type { SearchServices } from './searchServices.ts';
import { similarTo } from './answers/similarListings.ts';

/** The data of a listing's page: the listing, or the notice that it is gone, and similar listings. */
export async function listingAnswer(services: SearchServices, id: string, language: Language): Promise<ListingAnswer> {
  const found = await findListing(services, id);
  if (!found) return { kind: 'unknown' };
  const reader = { language, account: null };
  const similar = await similarTo(services, found.listing, reader);
  if (found.isGone) return { kind: 'gone', similar };
  const [item] = await itemsFor(services, [found.listing], reader);
  return { kind: 'shown', item: item!, similar };
}
