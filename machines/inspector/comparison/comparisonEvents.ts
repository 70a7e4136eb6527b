import * as z from 'zod/mini';

/** The other side of a comparison: a run of this visit, or a version of the machine. */
export const comparisonSide = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('run'), run: z.int() }),
  z.object({ kind: z.literal('revision'), revision: z.string() }),
]);

/** The events of a comparison of two runs. */
export const comparisonEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('side.chosen'), side: comparisonSide }),
  /** A pair of steps is shown on both charts. */
  z.object({ type: z.literal('row.chosen'), row: z.int() }),
  z.object({ type: z.literal('comparison.closed') }),
]);

export type ComparisonSide = z.infer<typeof comparisonSide>;
export type ComparisonEvent = z.infer<typeof comparisonEvents>;
