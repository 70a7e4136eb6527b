import { adListOf } from '../listing/adExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { realEstateHomeOf } from './realEstateHome.ts';
import { realEstateHomeMachine } from './realEstateHomeMachine.ts';

const home = realEstateHomeOf({ all: adListOf(70), rent: adListOf(50), buy: adListOf(20) });

/** Path-test cases for the home of real estate. */
export const realEstateHomeCases = flowCases({ machine: realEstateHomeMachine, ...fetching(home) });
