import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { type Quota, quotaMachine } from './quotaMachine.ts';

const half: Quota = { running: 1, most: 2 };

/** Path-test cases for the quota of a plan. */
export const quotaCases = flowCases({ machine: quotaMachine, ...fetching(half) });
