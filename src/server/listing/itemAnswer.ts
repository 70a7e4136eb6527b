import type { AdItem } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { isGone, isSeen } from './adsSeen.ts';
import { isListingId } from './listingId.ts';
import { currentRows } from './listingRows.ts';
import type { ListingServices } from './listingServices.ts';
import type { ShownListing } from './shownListings.ts';
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
export async function findListing(
  services: Pick<ListingServices, 'rows' | 'search'>,
  id: string,
): Promise<FoundListing | undefined> {
  if (!isListingId(id)) return undefined;
  const [listing] = await currentRows(services, [id]);
  if (!listing) return undefined;
  if (isSeen(listing)) return { listing, isGone: false };
  return isGone(listing) ? { listing, isGone: true } : undefined;
}

/** An ad as it is told in a language. */
export function itemOf(
  { words, localities }: Pick<ListingServices, 'words' | 'localities'>,
  listing: ShownListing,
  language: Language,
): AdItem {
  return toldAd(listing, { language, say: words[language], localities });
}

/** The ads of these ids that anybody may see, as they are told in a language, in this order. */
export async function itemsOf(
  services: ListingServices,
  ids: readonly string[],
  language: Language,
): Promise<readonly AdItem[]> {
  const listings = await currentRows(services, ids);
  return listings.filter(isSeen).map((listing) => itemOf(services, listing, language));
}
