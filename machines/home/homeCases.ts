import { listingItemOf, listingListOf } from '../listing/listingItemExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { homeDataOf, homeMachine } from './homeMachine.ts';

const newest = homeDataOf({
  ...listingListOf(70),
  galleryItems: [listingItemOf({ id: 'gggggggggggg', subject: 'Rennvelo' })],
});

/** Path-test cases for the front page. */
export const homeCases = flowCases({ machine: homeMachine, ...fetching(newest) });
