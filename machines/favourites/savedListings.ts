import { priceInFrancs } from '../listing/listingPrice.ts';
import type { SavedListing } from './favouritesAnswer.ts';
import type { FavouritesSort } from './favouritesSort.ts';

/**
 * The reduction of a favourite since it was saved, in whole francs, negative for an increase; null if a price is
 * unknown.
 */
export function francsLess({ saved_price: before, item }: Pick<SavedListing, 'saved_price' | 'item'>): number | null {
  const now = item && priceInFrancs(item);
  return before === null || now === null ? null : before - now;
}

/** Whether a listing is sold, expired or gone, and so currently unavailable. */
export function isOver({ item, is_gone }: Pick<SavedListing, 'item' | 'is_gone'>): boolean {
  return is_gone || item?.status === 'sold' || item?.status === 'expired';
}

/** Sort keys, ascending. Listings with an unknown value come last. */
const measures: Readonly<Record<Exclude<FavouritesSort, 'saved'>, (listing: SavedListing) => number>> = {
  newest: ({ item }) => -(item?.epoch_time ?? 0),
  cheapest: ({ item }) => (item && priceInFrancs(item)) ?? Infinity,
  expensive: ({ item }) => -((item && priceInFrancs(item)) ?? -1),
  reduced: (listing) => -Math.max(0, francsLess(listing) ?? 0),
};

/** The favourites in an order; ties are by time of saving, latest first. */
export function inOrder(listings: readonly SavedListing[], sort: FavouritesSort): readonly SavedListing[] {
  const last = listings.toSorted((one, other) => other.saved_time - one.saved_time);
  // `|| 0`: the difference of two infinite sort keys is NaN.
  return sort === 'saved' ? last : last.toSorted((one, other) => measures[sort](one) - measures[sort](other) || 0);
}
