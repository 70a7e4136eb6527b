import type { AdItem } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { adItem, type Telling } from './adItems.ts';
import type { ListingWithPhone, ShownListing } from '../shownListings.ts';

interface Told {
  readonly telling: Telling;
  readonly item: AdItem;
}

/** Cached for as long as the row is. */
const told = new WeakMap<ShownListing, Map<Language, Told>>();

/** The result of `adItem`, made once per row and language, because most listings are on many pages. */
export function toldAd(row: ListingWithPhone, telling: Telling): AdItem {
  const languages = told.get(row) ?? new Map<Language, Told>();
  told.set(row, languages);
  const known = languages.get(telling.language);
  if (known && known.telling.localities === telling.localities && known.telling.say === telling.say) return known.item;
  const item = adItem(row, telling);
  languages.set(telling.language, { telling, item });
  return item;
}
