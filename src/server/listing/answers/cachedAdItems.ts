import type { AdItem } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { adItem, type AdItemContext } from './adItems.ts';
import type { ListingWithPhone, ShownListing } from '../shownListings.ts';

interface CachedItem {
  readonly telling: AdItemContext;
  readonly item: AdItem;
}

/** Cached for as long as the row is. */
const told = new WeakMap<ShownListing, Map<Language, CachedItem>>();

/** The result of `adItem`, made once per row and language, because most listings are on many pages. */
export function cachedAdItem(row: ListingWithPhone, telling: AdItemContext): AdItem {
  const languages = told.get(row) ?? new Map<Language, CachedItem>();
  told.set(row, languages);
  const known = languages.get(telling.language);
  if (known && known.telling.localities === telling.localities && known.telling.say === telling.say) return known.item;
  const item = adItem(row, telling);
  languages.set(telling.language, { telling, item });
  return item;
}
