import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { ComparisonEvent, ComparisonSide } from './comparisonEvents.ts';

/** Two runs, as far as this machine knows them. */
export interface Compared {
  /** The index of the first pair of steps that differ; null if there is none. */
  readonly firstDifference: number | null;
}

interface ComparisonContext {
  readonly side: ComparisonSide | null;
  readonly compared: Compared | null;
  readonly fault: string | null;
  /** The index of the pair of steps that was chosen last; null if none was. */
  readonly row: number | null;
}

/** The comparison of the open run with another one, or with the same events on another version of the machine. */
export const comparisonMachine = setup({
  types: {
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('difference' | 'equal' | 'fault' | 'progress')[] },
  },
  actors: {
    compareRuns: providedPromise<Compared, { readonly side: ComparisonSide }>('compareRuns'),
  },
  actions: {
    takeSide: assign((_, { side }: { readonly side: ComparisonSide }) => ({
      side,
      compared: null,
      fault: null,
      row: null,
    })),
    takeCompared: assign((_, compared: Compared) => ({ compared, row: compared.firstDifference })),
    takeFault: assign((_, { error }: { readonly error: unknown }) => ({
      fault: error instanceof Error ? error.message : String(error),
    })),
    takeRow: assign((_, { row }: { readonly row: number }) => ({ row })),
    forget: assign({ side: null, compared: null, fault: null, row: null }),
  },
  guards: { differs: (_, { firstDifference }: Compared) => firstDifference !== null },
}).createMachine({
  id: 'comparison',
  description: 'Two runs side by side, with the first step at which they differ.',
  context: { side: null, compared: null, fault: null, row: null },
  initial: 'empty',
  on: {
    'side.chosen': { target: '.comparing', actions: withEvent('takeSide') },
    'comparison.closed': { target: '.empty', actions: 'forget' },
  },
  states: {
    empty: { description: 'No other run has been chosen.' },
    comparing: {
      description: 'The other run is loaded, and the same events are applied to another version.',
      meta: { shows: ['progress'] },
      invoke: {
        id: 'compareRuns',
        src: 'compareRuns',
        input: ({ context }) => ({ side: context.side! }),
        onDone: [
          { guard: withOutput('differs'), target: 'different', actions: withOutput('takeCompared') },
          { target: 'equal', actions: withOutput('takeCompared') },
        ],
        onError: { target: 'failed', actions: withEvent('takeFault') },
      },
    },
    different: {
      description: 'Both charts are visible, and the first difference is marked.',
      meta: { shows: ['difference'] },
      on: { 'row.chosen': { actions: withEvent('takeRow') } },
    },
    equal: {
      description: 'Both charts are visible, and both runs are the same.',
      meta: { shows: ['equal'] },
      on: { 'row.chosen': { actions: withEvent('takeRow') } },
    },
    failed: { description: 'The other run could not be loaded.', meta: { shows: ['fault'] } },
  },
});
