import type { Way } from '../cover.ts';
import type { Exploration } from '../explore.ts';
import { drawnBeginning, randomWalk, type RandomWalkOptions } from './randomWalk.ts';
import { shrink } from './shrink.ts';
import { BrokenStep, walkAlong, type WalkedPath } from '../walk.ts';

/** A random walk that failed: the reason, and the shortest failing path that was found. */
export class RandomWalkFailure extends Error {
  override readonly name = 'RandomWalkFailure';
  readonly seed: number;
  readonly path: WalkedPath;

  constructor(message: string, seed: number, path: WalkedPath, options?: ErrorOptions) {
    super(message, options);
    this.seed = seed;
    this.path = path;
  }
}

/**
 * Draws a walk and runs it. A failing path is shrunk, and each shorter one runs from its beginning.
 *
 * @param attempt runs a path from its beginning; throws or rejects on a failure, best with `BrokenStep`
 * @throws {RandomWalkFailure} with seed, the shortest failing path and the command for replaying it
 */
export async function runAndShrinkRandomWalk(
  exploration: Exploration,
  options: RandomWalkOptions,
  attempt: (way: Way) => unknown,
): Promise<WalkedPath> {
  const { walkable } = exploration;
  const { seed, beginning = drawnBeginning(walkable, seed) } = options;
  const { path } = randomWalk(walkable, { ...options, beginning });
  const way = { beginning, labels: path.steps.map(({ label }) => label) };
  const failure = await failureOf(attempt, way);
  if (!failure) return path;

  const failing =
    failure.error instanceof BrokenStep ? { ...way, labels: way.labels.slice(0, failure.error.step) } : way;
  let last = failure;
  const { way: shortest, tries } = await shrink(exploration, failing, async (shorter) => {
    const again = await failureOf(attempt, shorter);
    if (again) last = again;
    return again !== null;
  });
  const shortestPath = walkAlong(walkable, shortest.beginning, shortest.labels).path;
  throw new RandomWalkFailure(
    failureText({ seed, failing, shortest: shortestPath, tries, error: last.error }),
    seed,
    shortestPath,
    { cause: last.error },
  );
}

async function failureOf(attempt: (way: Way) => unknown, way: Way): Promise<{ readonly error: unknown } | null> {
  try {
    await attempt(way);
    return null;
  } catch (error) {
    return { error };
  }
}

function failureText(failure: {
  readonly seed: number;
  readonly failing: Way;
  readonly shortest: WalkedPath;
  readonly tries: number;
  readonly error: unknown;
}): string {
  const { seed, failing, shortest, tries, error } = failure;
  const { machine, beginning, start, steps } = shortest;
  const replay = JSON.stringify({ machine, beginning, steps: steps.map(({ label }) => label) });
  return [
    `${machine}: ${error instanceof Error ? error.message : String(error)}`,
    `  seed ${seed} failed after ${failing.labels.length} steps; the shortest way that fails has ${steps.length} (found in ${tries} tries):`,
    `    from ${beginning}: ${start}`,
    ...steps.map(({ label, state }, index) => `    ${index + 1}. ${label} → ${state}`),
    `  to walk it again: npm run paths -- --replay '${replay.replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');
}
