import type { AdItem, AdList } from '../listing/adItem.ts';
import { fetchMachineOf } from '../market/fetchMachine.ts';

/** What the front page shows: the newest ads, how many there are in each category, and in all. */
export interface HomeData {
  readonly newest: readonly AdItem[];
  readonly counts: AdList['counts'];
  readonly total: number;
}

/** Ads that the front page shows. */
export const newestOnHome = 12;

/** The front page from the answer to a search for everything. */
export function homeDataOf({ items, counts, search_total: total }: AdList): HomeData {
  return { newest: items.slice(0, newestOnHome), counts, total };
}

/** The front page: whether what is new is in sight. The categories lead on without it. */
export const homeMachine = fetchMachineOf<HomeData>({
  id: 'home',
  description: 'Whether what is new on the market is in sight.',
});
