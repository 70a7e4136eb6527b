import type { AdItem } from '#machines/listing/adItem.ts';
import { isGone, isSeen } from '../adsSeen.ts';
import { isListingId } from '../listingId.ts';
import { currentRows } from '../listingRows.ts';
import type { ListingServices } from '../listingServices.ts';
import type { Requester } from './requester.ts';
import { savedAmong } from './savedAds.ts';
import type { ListingWithPhone } from '../shownListings.ts';
import { toldAd } from './toldAds.ts';

/** An ad that an address or a call names, and whether anybody may still see it. */
export interface FoundListing {
  readonly listing: ListingWithPhone;
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

/** Ads as a requester sees them, in this order: in their language, and marked where they have saved one. */
export async function itemsFor(
  { market, words, localities }: Pick<ListingServices, 'market' | 'words' | 'localities'>,
  listings: readonly ListingWithPhone[],
  { language, account }: Requester,
): Promise<readonly AdItem[]> {
  const saved = await savedAmong(
    market,
    account,
    listings.map(({ id }) => id),
  );
  return listings.map((listing) => {
    const item = toldAd(listing, { language, say: words[language], localities });
    return saved.has(listing.id) ? { ...item, favorite: true } : item;
  });
}

/** The ads of these ids that anybody may see, in this order, as a requester sees them. */
export async function itemsOf(
  services: ListingServices,
  ids: readonly string[],
  requester: Requester,
): Promise<readonly AdItem[]> {
  return itemsFor(services, (await currentRows(services, ids)).filter(isSeen), requester);
}
