import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { termsExample } from './contentExamples.ts';
import { contentPageMachine } from './contentPageMachine.ts';

/** Path-test cases for a content page. */
export const contentPageCases = flowCases({ machine: contentPageMachine, ...fetching(termsExample) });
