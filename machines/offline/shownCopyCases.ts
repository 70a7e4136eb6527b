import { flowCases } from '../paths/flowCases.ts';
import { shownCopyEvents } from './shownCopyEvents.ts';
import { shownCopyMachine } from './shownCopyMachine.ts';

/** Path-test cases for the notice about a cached copy. */
export const shownCopyCases = flowCases({
  machine: shownCopyMachine,
  schema: shownCopyEvents,
  // Copies cached on 24 November 2026, at 13:05 and 14:05 in Zurich.
  events: {
    'copy.shown': { 'of five past one': { at: 1_795_521_900_000 }, 'of five past two': { at: 1_795_525_500_000 } },
    'market.answered': {
      'from a page that stands': { isRefetched: false },
      'from one that asks by itself': { isRefetched: true },
    },
  },
  invariants: {
    'a copy says of when it is': (now) => now.matches('copied') === (now.context.at !== null),
  },
});
