import { type AdCard, adCardOf } from '../listing/adCard.ts';
import { adItemOf } from '../listing/adExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { recentAdsMachine } from './recentAdsMachine.ts';

/** Path-test cases for the row of viewed listings, which no page from a server contains. */
export const recentAdsCases = flowCases({
  machine: recentAdsMachine,
  ...fetching<readonly AdCard[]>([
    adCardOf(adItemOf()),
    adCardOf(adItemOf({ id: 'bbbbbbbbbbbb', subject: 'Rennvelo' })),
  ]),
});
