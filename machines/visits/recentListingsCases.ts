import { type CardItem, cardItemOf } from '../listing/cardItem.ts';
import { listingItemOf } from '../listing/listingItemExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { recentListingsMachine } from './recentListingsMachine.ts';

/** Path-test cases for the row of viewed listings, which no page from a server contains. */
export const recentListingsCases = flowCases({
  machine: recentListingsMachine,
  ...fetching<readonly CardItem[]>([
    cardItemOf(listingItemOf()),
    cardItemOf(listingItemOf({ id: 'bbbbbbbbbbbb', subject: 'Rennvelo' })),
  ]),
});
