import { randomNumbers } from './random.ts';
import type { Choice, Situation, Walkable } from '../charts/situation.ts';
import { Walk } from '../walk.ts';

export interface RandomWalkOptions {
  /** A whole number; the same seed walks the same way as long as machine and cases are the same. */
  readonly seed: number;
  /** At most so many; a final state ends the walk before. */
  readonly steps: number;
  readonly beginning?: string | undefined;
}

/**
 * A walk in which each step is drawn: first what happens, then which case of it, so that many cases of one do not crowd out
 * the rest. What ends all, as the removal of an ad does, is drawn anew most of the time: else few walks would go far.
 */
export function randomWalk(walkable: Walkable, { seed, steps, beginning }: RandomWalkOptions): Walk {
  const walk = new Walk(walkable, beginning ?? drawnBeginning(walkable, seed));
  const draw = drawer(walkable, seed);
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

/** Of so many times that what ends all is drawn it is done once. */
const endsOnceIn = 20;
/** How often something else is drawn instead, at most: where nothing else can happen the end it is. */
const drawsAnew = 10;

function drawer(walkable: Walkable, seed: number): (choices: readonly Choice[]) => Choice | undefined {
  const random = randomNumbers(seed);
  const isOver = ends(walkable);
  return (choices) => {
    const types = [...Map.groupBy(choices, ({ type }) => type).values()];
    const drawn = () => {
      const ways = types[random.below(types.length)];
      return ways?.[random.below(ways.length)];
    };
    let choice = drawn();
    for (let again = 0; choice && again < drawsAnew && isOver(choice.take()); again += 1) {
      if (random.below(endsOnceIn) === 0) break;
      choice = drawn();
    }
    return choice;
  };
}

/** Tells situations in which nothing can be done any more: none of what can happen takes a transition. */
function ends(walkable: Walkable): (situation: Situation) => boolean {
  const known = new Map<string, boolean>();
  const moves = ({ arrival }: Situation) => arrival.microsteps.some(({ taken }) => taken.length > 0);
  return (situation) => {
    const key = walkable.key(situation);
    const isOver = known.get(key) ?? !walkable.choices(situation).some((choice) => moves(choice.take()));
    known.set(key, isOver);
    return isOver;
  };
}
