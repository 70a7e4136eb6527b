import { adItemOf, adListOf } from '../listing/adExamples.ts';
import { fetching } from '../market/api/fetchCases.ts';
import { flowCases } from '../paths/flowCases.ts';
import { homeDataOf, homeMachine } from './homeMachine.ts';

const newest = homeDataOf({ ...adListOf(70), galleryItems: [adItemOf({ id: 'gggggggggggg', subject: 'Rennvelo' })] });

/** Path-test cases for the front page. */
export const homeCases = flowCases({ machine: homeMachine, ...fetching(newest) });
