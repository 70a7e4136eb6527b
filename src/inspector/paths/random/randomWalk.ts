import { randomNumbers } from './random.ts';
import type { Choice, Situation, Walkable } from '../charts/situation.ts';
import { Walk } from '../walk.ts';

export interface RandomWalkOptions {
  /** A whole number; the same seed gives the same walk as long as machine and cases are unchanged. */
  readonly seed: number;
  /** The most steps of the walk; a final state ends it earlier. */
  readonly steps: number;
  readonly beginning?: string | undefined;
}

/**
 * A random walk. Each step draws first the type and then one of its cases, so that a type with many cases does not
 * dominate. A step after which nothing can happen, such as the removal of a listing, is mostly redrawn. Otherwise few
 * walks would be long.
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

/** The beginning that a seed selects, if a machine has several. */
export function drawnBeginning({ beginnings }: Walkable, seed: number): string {
  return beginnings[randomNumbers(~seed).below(beginnings.length)]!.name;
}

/** An ending step is taken once in this many draws. */
const endsOnceIn = 20;
/** The most redraws: if nothing else can happen, the ending step is taken. */
const mostRedraws = 10;

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
    for (let again = 0; choice && again < mostRedraws && isOver(choice.take()); again += 1) {
      if (random.below(endsOnceIn) === 0) break;
      choice = drawn();
    }
    return choice;
  };
}

/** Returns a function that detects situations that are over: no possible step takes a transition. */
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
