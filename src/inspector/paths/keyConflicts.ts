import type { Exploration } from './explore.ts';
import type { Situation, Walkable } from './situation.ts';
import { walkAlong } from './walk.ts';

/**
 * Where the declared keys take two situations for one that are not: only one of them has a step, or the same step leads on
 * from them to places that the keys tell apart, by other transitions, or to another refusal. What lies behind such a step
 * may never be met, so each is a sentence for whoever declares keys. Looks one step on from every way into a situation. A
 * conflict need not be wrong: keys leave out on purpose what a walk shall not multiply by.
 */
export function keyConflicts({ walkable, places, edges }: Exploration): readonly string[] {
  const known = new Map(
    [...places.values()].map(({ key, beginning, way }): [string, Known] => {
      const { situation } = walkAlong(walkable, beginning, way);
      return [key, { situation, onward: onwardFrom(walkable, situation) }];
    }),
  );
  const conflicts = edges.flatMap(({ from, label, to }) => {
    const there = known.get(from.key)!.situation;
    const choice = walkable.choices(there).find((each) => each.label === label);
    if (!choice) return [];
    const next = choice.take();
    // Nothing has changed, as after a refusal: it is the very situation that is known.
    if (to === from.key && next.snapshot === there.snapshot) return [];
    const arrived = onwardFrom(walkable, next);
    const { way } = places.get(to)!;
    return [...differing(arrived, known.get(to)!.onward)].map(
      (step) =>
        `${walkable.id}: ${told([...from.way, label])} and ${told(way)} come to one situation by the keys (${walkable.keys.join(', ')}), but "${step}" leads on from them differently`,
    );
  });
  return [...new Set(conflicts)];
}

interface Known {
  readonly situation: Situation;
  readonly onward: ReadonlyMap<string, string>;
}

function onwardFrom(walkable: Walkable, situation: Situation): ReadonlyMap<string, string> {
  return new Map(
    walkable.choices(situation).map((choice) => {
      const next = choice.take();
      const { microsteps, refused } = next.arrival;
      return [choice.label, JSON.stringify([walkable.key(next), refused, microsteps.map(({ taken }) => taken)])];
    }),
  );
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): ReadonlySet<string> {
  const labels = new Set([...one.keys(), ...other.keys()]);
  return new Set([...labels].filter((label) => one.get(label) !== other.get(label)));
}

function told(way: readonly string[]): string {
  return way.length > 0 ? `"${way.join(', ')}"` : 'the beginning';
}
