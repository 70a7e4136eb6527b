import { type AdCard, adCardOf } from '../listing/adCard.ts';
import type { AdList } from '../listing/adItem.ts';
import { fetchMachineOf } from '../market/api/fetchMachine.ts';

/** What the front page shows: the newest ads, the gallery, how many ads there are in each category, and in all. */
export interface HomeData {
  /** Newest first, those with a picture before those without. */
  readonly newest: readonly AdCard[];
  /** Ads whose sellers paid for a place in the gallery. */
  readonly gallery: readonly AdCard[];
  readonly counts: AdList['counts'];
  readonly total: number;
}

/** Ads that the front page shows. */
export const newestOnHome = 12;

/** The front page from the answer to a search for everything. It is looked at before it is read, so pictures lead. */
export function homeDataOf({ items, galleryItems, counts, search_total: total }: AdList): HomeData {
  const [bare, pictured] = [true, false].map((isBare) => items.filter((item) => (item.thumb_name === null) === isBare));
  const newest = [...pictured!, ...bare!].slice(0, newestOnHome);
  return { newest: newest.map(adCardOf), gallery: galleryItems.map(adCardOf), counts, total };
}

/** The front page: whether what is new is in sight. The categories lead on without it. */
export const homeMachine = fetchMachineOf<HomeData>({
  id: 'home',
  description: 'Whether what is new on the market is in sight.',
});
