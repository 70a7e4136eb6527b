import type { AdItem } from '#machines/listing/adItem.ts';
import { statusesTagged } from '#machines/listing/listingStatus.ts';
import type { Language } from '#machines/market/language.ts';
import type { Services } from '../services.ts';
import { adItem } from './adItems.ts';
import { isListingId } from './listingId.ts';
import { shownListings } from './shownListings.ts';

const viewable = new Set(statusesTagged('viewable'));

/** The ad of an id as anybody may see it, or undefined: drafts, paused and removed ads are nobody's business. */
export async function itemAnswer(services: Services, id: string, language: Language): Promise<AdItem | undefined> {
  const { market, words, localities } = services;
  if (!isListingId(id)) return undefined;
  const [listing] = await shownListings(market, [id]);
  if (!listing || !viewable.has(listing.status)) return undefined;
  return adItem(listing, { language, say: words[language], localities });
}
