import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { Language } from '#machines/market/language.ts';
import { listingItem, type ListingItemContext } from './listingItems.ts';
import type { ListingWithPhone, ShownListing } from '../shownListings.ts';

interface CachedItem {
  readonly telling: ListingItemContext;
  readonly item: ListingItem;
}

/** Items by row and language; an item is cached for as long as its row is. */
const cachedItems = new WeakMap<ShownListing, Map<Language, CachedItem>>();

/** The result of `listingItem`, made once per row and language, because most listings are on many pages. */
export function cachedListingItem(row: ListingWithPhone, telling: ListingItemContext): ListingItem {
  const languages = cachedItems.get(row) ?? new Map<Language, CachedItem>();
  cachedItems.set(row, languages);
  const known = languages.get(telling.language);
  if (known && known.telling.localities === telling.localities && known.telling.say === telling.say) return known.item;
  const item = listingItem(row, telling);
  languages.set(telling.language, { telling, item });
  return item;
}
