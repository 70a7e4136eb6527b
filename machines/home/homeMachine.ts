import { type CardItem, cardItemOf } from '../listing/cardItem.ts';
import type { ListingList } from '../listing/listingItem.ts';
import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/**
 * The content of the front page: the newest listings, the gallery, and the number of listings by category and in total.
 */
export interface HomeData {
  /** The newest listings first, those with a picture before those without. */
  readonly newest: readonly CardItem[];
  /** Listings with a paid place in the gallery. */
  readonly gallery: readonly CardItem[];
  readonly counts: ListingList['counts'];
  readonly total: number;
}

/** The number of listings on the front page. */
export const newestOnHome = 12;

/**
 * The front page from the answer to a search for everything. Visitors look before they read, so listings with pictures
 * come first.
 */
export function homeDataOf({ items, galleryItems, counts, search_total: total }: ListingList): HomeData {
  const [bare, pictured] = [true, false].map((isBare) => items.filter((item) => (item.thumb_name === null) === isBare));
  const newest = [...pictured!, ...bare!].slice(0, newestOnHome);
  return { newest: newest.map(cardItemOf), gallery: galleryItems.map(cardItemOf), counts, total };
}

/** The front page: whether the newest listings are visible. The categories work without them. */
export const homeMachine = fetchMachineOf<HomeData>({
  id: 'home',
  description: 'Whether the newest listings of the market are visible.',
});
