import { type Actor, fromPromise } from 'xstate';
import type { ComparisonSide } from '#machines/inspector/comparison/comparisonEvents.ts';
import { type Compared, comparisonMachine } from '#machines/inspector/comparison/comparisonMachine.ts';
import type { Comparison } from '../../log/compare.ts';
import type { Run } from '../../log/differences.ts';
import { useFlow } from '../useFlow.ts';

export type ComparisonActor = Actor<typeof comparisonMachine>;

/** A comparison with its rows, as the panel shows it. */
export interface ComparedRows extends Compared {
  readonly rows: Comparison['rows'];
  /** The actor on the right side. */
  readonly other: Run;
  /** The names of both sides. */
  readonly left: string;
  readonly right: string;
}

/** The comparison of the open run with another side. */
export function useComparison(compare: (side: ComparisonSide) => Promise<ComparedRows>): ComparisonActor {
  return useFlow(comparisonMachine, () => ({
    actors: {
      compareRuns: fromPromise<Compared, { readonly side: ComparisonSide }>(({ input }) => compare(input.side)),
    },
  }));
}
