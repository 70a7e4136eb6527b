import { randomNumbers } from './random.ts';
import type { Choice, Walkable } from './situation.ts';
import { Walk } from './walk.ts';

export interface RandomWalkOptions {
  /** A whole number; the same seed walks the same way as long as machine and cases are the same. */
  readonly seed: number;
  /** At most so many; a final state ends the walk before. */
  readonly steps: number;
  readonly beginning?: string | undefined;
}

/** A walk in which each step is drawn: first what happens, then which case of it, so that many cases of one do not crowd out the rest. */
export function randomWalk(walkable: Walkable, { seed, steps, beginning }: RandomWalkOptions): Walk {
  const walk = new Walk(walkable, beginning ?? drawnBeginning(walkable, seed));
  const draw = drawer(seed);
  for (let step = 0; step < steps; step += 1) {
    const choice = draw(walk.choices);
    if (!choice) break;
    walk.choose(choice);
  }
  return walk;
}

/** The beginning that a seed stands for, of a machine that has several. */
export function drawnBeginning({ beginnings }: Walkable, seed: number): string {
  return beginnings[randomNumbers(~seed).below(beginnings.length)]!.name;
}

function drawer(seed: number): (choices: readonly Choice[]) => Choice | undefined {
  const random = randomNumbers(seed);
  return (choices) => {
    const types = [...Map.groupBy(choices, ({ type }) => type).values()];
    const ways = types[random.below(types.length)];
    return ways?.[random.below(ways.length)];
  };
}
