import { adListOf } from '../listing/adExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { categoryPageOf } from './categoryPage.ts';
import { categoryPageMachine } from './categoryPageMachine.ts';

/** What the landing page of a category is walked with. */
export const categoryPageCases = flowCases({
  machine: categoryPageMachine,
  ...fetching(categoryPageOf(adListOf(70), undefined)),
});
