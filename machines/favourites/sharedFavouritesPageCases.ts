import { listingItemOf } from '../listing/listingItemExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import type { SharedFavouritesAnswer } from './favouritesAnswer.ts';
import { sharedFavouritesPageMachine } from './sharedFavouritesPageMachine.ts';

/** Path-test cases for the page of shared favourites. */
export const sharedFavouritesPageCases = flowCases({
  machine: sharedFavouritesPageMachine,
  ...fetching<SharedFavouritesAnswer>({ items: [listingItemOf({ id: 'bikebikebike', subject: 'Citybike' })] }),
});
