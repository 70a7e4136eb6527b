import type { AdItem } from '#machines/listing/adItem.ts';
import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import type { Services } from '../services.ts';
import { isGone, isSeen } from './adsSeen.ts';
import { isListingId } from './listingId.ts';
import { currentRows } from './listingRows.ts';
import type { ShownListing } from './shownListings.ts';
import { similarTo } from './similarListings.ts';
import { toldAd } from './toldAds.ts';

/** An ad that an address or a call names, and whether anybody may still see it. */
export interface FoundListing {
  readonly listing: ShownListing;
  readonly isGone: boolean;
}

/**
 * The ad of an id, as far as it is anybody's business: one that may be seen, or one that was and has been taken away.
 * Undefined for all others: drafts, paused ads and those of sellers whom nobody sees are nobody's business as long as that
 * is so, and one that was never public was never there.
 */
export async function findListing(services: Services, id: string): Promise<FoundListing | undefined> {
  if (!isListingId(id)) return undefined;
  const [listing] = await currentRows(services, [id]);
  if (!listing) return undefined;
  if (isSeen(listing)) return { listing, isGone: false };
  return isGone(listing) ? { listing, isGone: true } : undefined;
}

/** An ad as it is told in a language. */
export function itemOf({ words, localities }: Services, listing: ShownListing, language: Language): AdItem {
  return toldAd(listing, { language, say: words[language], localities });
}

/** The ads of these ids that anybody may see, as they are told in a language, in this order. */
export async function itemsOf(
  services: Services,
  ids: readonly string[],
  language: Language,
): Promise<readonly AdItem[]> {
  const listings = await currentRows(services, ids);
  return listings.filter(isSeen).map((listing) => itemOf(services, listing, language));
}

/** What an ad's page shows: the ad, or that it is gone, and others like it. */
export async function listingAnswer(services: Services, id: string, language: Language): Promise<ListingAnswer> {
  const found = await findListing(services, id);
  if (!found) return { kind: 'unknown' };
  const similar = await similarTo(services, found.listing, language);
  if (found.isGone) return { kind: 'gone', similar };
  return { kind: 'shown', item: itemOf(services, found.listing, language), similar };
}
