import { listingListOf } from '../listing/listingItemExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { categoryPageOf } from './categoryPage.ts';
import { categoryPageMachine } from './categoryPageMachine.ts';

/** Path-test cases for the landing page of a category. */
export const categoryPageCases = flowCases({
  machine: categoryPageMachine,
  ...fetching(categoryPageOf(listingListOf(70), undefined)),
});
