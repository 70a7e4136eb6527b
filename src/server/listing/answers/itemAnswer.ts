import type { ListingItem } from '#machines/listing/listingItem.ts';
import { isGone, isPublic } from '../listingVisibility.ts';
import { isListingId } from '../listingId.ts';
import { currentRows } from '../listingRows.ts';
import type { ListingServices } from '../listingServices.ts';
import type { Requester } from './requester.ts';
import { savedAmong } from './savedListings.ts';
import type { ListingWithPhone } from '../shownListings.ts';
import { cachedListingItem } from './cachedListingItems.ts';

/** A listing named by an address or a call, and whether it has been removed. */
export interface FoundListing {
  readonly listing: ListingWithPhone;
  readonly isGone: boolean;
}

/**
 * The listing of an id if it is public, or was public and has been removed. Undefined for all others: drafts, paused
 * listings, listings of hidden sellers, and removed listings that never were public.
 */
export async function findListing(
  services: Pick<ListingServices, 'rows' | 'search'>,
  id: string,
): Promise<FoundListing | undefined> {
  if (!isListingId(id)) return undefined;
  const [listing] = await currentRows(services, [id]);
  if (!listing) return undefined;
  if (isPublic(listing)) return { listing, isGone: false };
  return isGone(listing) ? { listing, isGone: true } : undefined;
}

/** Listings in this order for a requester: in their language, and marked if they have saved them. */
export async function itemsFor(
  { market, words, localities }: Pick<ListingServices, 'market' | 'words' | 'localities'>,
  listings: readonly ListingWithPhone[],
  { language, account }: Requester,
): Promise<readonly ListingItem[]> {
  const saved = await savedAmong(
    market,
    account,
    listings.map(({ id }) => id),
  );
  return listings.map((listing) => {
    const item = cachedListingItem(listing, { language, say: words[language], localities });
    return saved.has(listing.id) ? { ...item, favorite: true } : item;
  });
}

/** The public listings of these ids, in this order, for a requester. */
export async function itemsOf(
  services: ListingServices,
  ids: readonly string[],
  requester: Requester,
): Promise<readonly ListingItem[]> {
  return itemsFor(services, (await currentRows(services, ids)).filter(isPublic), requester);
}
