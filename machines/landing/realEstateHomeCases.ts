import { listingListOf } from '../listing/listingItemExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { realEstateHomeOf } from './realEstateHome.ts';
import { realEstateHomeMachine } from './realEstateHomeMachine.ts';

const home = realEstateHomeOf({ all: listingListOf(70), rent: listingListOf(50), buy: listingListOf(20) });

/** Path-test cases for the home of real estate. */
export const realEstateHomeCases = flowCases({ machine: realEstateHomeMachine, ...fetching(home) });
