import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { SharedFavouritesAnswer } from './favouritesAnswer.ts';

/** The page of a user's shared favourites, behind their link. */
export const sharedFavouritesPageMachine = fetchMachineOf<SharedFavouritesAnswer>({
  id: 'sharedFavouritesPage',
  description: 'Whether the list behind a link is visible.',
});
