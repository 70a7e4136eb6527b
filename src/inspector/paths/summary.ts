import type { Exploration } from './explore.ts';
import { everyMark, type Kind, kinds, type Marks, noMarks } from './charts/marks.ts';
import type { Walkable } from './charts/situation.ts';
import { walkAlong, type WalkedPath } from './walk.ts';

/** Parts that paths cover, of those that a chart has. */
export interface Share {
  readonly covered: number;
  /** Null where only a walk through everything could tell. */
  readonly total: number | null;
}

/** What paths come to. */
export interface Summary {
  readonly paths: number;
  readonly steps: number;
  /** How many there are in all; null where nobody has looked. */
  readonly situations: number | null;
  /**
   * States, transitions and guards' branches of those that the chart declares, and pairs of transitions of those that can
   * follow each other.
   */
  readonly covered: Readonly<Record<Kind, Share>>;
}

/** What paths cover together. */
export function marksOf(walkable: Walkable, paths: readonly WalkedPath[]): Marks {
  const all = noMarks();
  for (const { beginning, steps } of paths) {
    const labels = steps.map(({ label }) => label);
    const { marks } = walkAlong(walkable, beginning, labels);
    for (const kind of kinds) for (const key of marks[kind]) all[kind].add(key);
  }
  return all;
}

/** Sums paths up. Without an exploration of the machine it cannot tell how many situations and pairs there are. */
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
