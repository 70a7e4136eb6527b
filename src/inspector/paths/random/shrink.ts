import type { Way } from '../cover.ts';
import type { Exploration } from '../explore.ts';
import { ImpossibleStep, walkAlong } from '../walk.ts';

/** The result of shrinking a failing path. */
export interface Shrunk {
  readonly way: Way;
  /** The number of paths that were tried. */
  readonly tries: number;
}

/**
 * Finds the shortest path that still fails. First it tries the shortest paths to a situation where the last step is
 * possible. Then it removes runs of steps, the longest first, down to single steps (ddmin: Zeller and Hildebrandt
 * 2002). Finally it tries every subset of the remaining steps, the shortest first, because two separate steps may be
 * unnecessary only together. Impossible paths are skipped.
 *
 * @param fails runs a path from its beginning, and returns whether it fails
 * @param tries the most attempts
 */
export async function shrink(
  exploration: Exploration,
  failing: Way,
  fails: (way: Way) => boolean | Promise<boolean>,
  { tries: limit = 500 } = {},
): Promise<Shrunk> {
  const { walkable } = exploration;
  let tries = 0;
  const stillFails = async (way: Way): Promise<boolean> => {
    if (tries >= limit || !isPossible(way)) return false;
    tries += 1;
    return fails(way);
  };
  const isPossible = ({ beginning, labels }: Way): boolean => {
    try {
      walkAlong(walkable, beginning, labels);
      return true;
    } catch (error) {
      if (error instanceof ImpossibleStep) return false;
      throw error;
    }
  };

  let way = failing;
  for (const shorter of shortcuts(exploration, failing)) {
    if (shorter.labels.length >= way.labels.length) break;
    if (await stillFails(shorter)) way = shorter;
  }
  for (let stretch = way.labels.length - 1; stretch >= 1;) {
    const shorter = await firstOf(without(way, stretch), stillFails);
    if (shorter) {
      way = shorter;
      stretch = Math.min(stretch, way.labels.length - 1);
    } else {
      stretch = Math.floor(stretch / 2);
    }
  }
  const { beginning, labels } = way;
  for (let length = 1; labels.length <= selectable && length < labels.length; length += 1) {
    const selected = await firstOf(
      selections(labels, length).map((some) => ({ beginning, labels: some })),
      stillFails,
    );
    if (selected) return { way: selected, tries };
  }
  return { way, tries };
}

/** The most steps whose subsets are all tried: 4,096 of them, a few seconds at most. */
const selectable = 12;

/** All subsets of some steps with a given size, in their order. */
function selections(labels: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return labels.flatMap((label, index) =>
    selections(labels.slice(index + 1), length - 1).map((rest) => [label, ...rest]),
  );
}

/** The shortest paths to all situations in which the last step is possible, including that step. */
function shortcuts({ edges }: Exploration, { labels }: Way): Way[] {
  const last = labels.at(-1);
  return edges
    .filter(({ label }) => label === last)
    .map(({ from, label }) => ({ beginning: from.beginning, labels: [...from.way, label] }))
    .toSorted((one, other) => one.labels.length - other.labels.length);
}

/** The path without a run of `stretch` steps, for each position of the run. */
function* without({ beginning, labels }: Way, stretch: number): Generator<Way> {
  for (let at = 0; at + stretch <= labels.length; at += 1) {
    yield { beginning, labels: labels.toSpliced(at, stretch) };
  }
}

async function firstOf(ways: Iterable<Way>, fits: (way: Way) => Promise<boolean>): Promise<Way | undefined> {
  for (const way of ways) if (await fits(way)) return way;
  return undefined;
}
