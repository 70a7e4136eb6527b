import { flowCases } from '../../paths/flowCases.ts';
import { comparisonEvents } from './comparisonEvents.ts';
import { comparisonMachine } from './comparisonMachine.ts';

/** Path-test cases for the comparison of two runs. */
export const comparisonCases = flowCases({
  machine: comparisonMachine,
  schema: comparisonEvents,
  events: {
    'row.chosen': { 'the beginning': { row: 0 } },
    'side.chosen': {
      'another run': { side: { kind: 'run', run: 1 } },
      'an older version': { side: { kind: 'revision', revision: '4f2a91c' } },
    },
  },
  actors: {
    compareRuns: {
      resolves: { 'a difference': { firstDifference: 3 }, 'no difference': { firstDifference: null } },
      rejects: { 'a version that cannot be read': new Error('It cannot be read') },
    },
  },
  keys: { sides: ({ context }) => [context.side, context.compared, context.fault !== null, context.row] },
  invariants: {
    'a difference has its place': (now) => !now.matches('different') || now.context.compared?.firstDifference !== null,
  },
});
