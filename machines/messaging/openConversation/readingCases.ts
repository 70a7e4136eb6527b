import { flowCases } from '../../paths/flowCases.ts';
import { readingEvents } from './readingEvents.ts';
import { readingMachine } from './readingMachine.ts';

/** Path-test cases for the read mark of a conversation. */
export const readingCases = flowCases({
  machine: readingMachine,
  schema: readingEvents,
  inputs: { 'what is read up to the second entry': { id: 'conversationa', upTo: 2 } },
  events: { 'entry.seen': { 'the fourth': { number: 4 }, 'the sixth': { number: 6 } } },
  actors: { marking: { resolves: { noted: undefined }, rejects: { 'no line': new Error('No line') } } },
  keys: { 'what was seen, and told': ({ context: { seen, reported } }) => [seen, reported] },
  invariants: {
    'nothing is told that was not seen': ({ context: { seen, reported } }) => reported <= seen,
    'what is on its way is news': (now) => !now.matches('marking') || now.context.seen > now.context.reported,
  },
});
