import type { Exploration } from './explore.ts';
import { everyMark, type Kind, kinds, type Marks, noMarks } from './charts/marks.ts';
import type { Walkable } from './charts/situation.ts';
import { walkAlong, type WalkedPath } from './walk.ts';

/** The covered share of a chart's parts. */
export interface Share {
  readonly covered: number;
  /** The total number of parts; null if only an exploration could determine it. */
  readonly total: number | null;
}

/** A summary of the paths of a machine. */
export interface Summary {
  readonly paths: number;
  readonly steps: number;
  /** The total number of situations; null without an exploration. */
  readonly situations: number | null;
  /**
   * States, transitions and guards' branches out of those that the chart declares, and pairs of transitions out of
   * those that can follow each other.
   */
  readonly covered: Readonly<Record<Kind, Share>>;
}

/** The parts of a chart that some paths cover together. */
export function marksOf(walkable: Walkable, paths: readonly WalkedPath[]): Marks {
  const all = noMarks();
  for (const { beginning, steps } of paths) {
    const labels = steps.map(({ label }) => label);
    const { marks } = walkAlong(walkable, beginning, labels);
    for (const kind of kinds) for (const key of marks[kind]) all[kind].add(key);
  }
  return all;
}

/** Summarises paths. Without an exploration of the machine, the numbers of situations and pairs are unknown. */
export function summaryOf(
  walkable: Walkable,
  paths: readonly WalkedPath[],
  exploration: Exploration | null,
  marks: Marks = marksOf(walkable, paths),
): Summary {
  const there = everyMark(walkable.chart);
  const share = (kind: Kind): Share => {
    if (kind === 'pairs') return { covered: marks.pairs.size, total: exploration?.reached.pairs.size ?? null };
    return { covered: marks[kind].intersection(there[kind]).size, total: there[kind].size };
  };
  return {
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    situations: exploration ? exploration.places.size : null,
    covered: {
      states: share('states'),
      transitions: share('transitions'),
      guards: share('guards'),
      pairs: share('pairs'),
    },
  };
}
