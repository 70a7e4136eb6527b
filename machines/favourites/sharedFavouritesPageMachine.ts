import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { SharedFavouritesAnswer } from './favouritesAnswer.ts';

/** The page of somebody's favourites, for those who have its link. */
export const sharedFavouritesPageMachine = fetchMachineOf<SharedFavouritesAnswer>({
  id: 'sharedFavouritesPage',
  description: 'Whether the list behind a link is in sight.',
});
