import { sameJson } from '#machines/journal/json.ts';
import type { Exploration, Place } from './explore.ts';
import { plain } from './charts/plain.ts';
import type { Choice, Situation, Walkable } from './charts/situation.ts';
import { walkAlong } from './walk.ts';

/**
 * Conflicts where the declared keys treat two different situations as one. Either only one of them has a step, or the
 * same step has different results: other places, other transitions, or another refusal.
 *
 * A walk may never reach the places after such a step. Each conflict is a sentence for the author of the keys, about
 * the first path to it. Only one step after the situation is compared. A conflict is not always wrong: keys omit
 * details on purpose, to limit a walk.
 */
export function keyConflicts({ walkable, places, edges }: Exploration): readonly string[] {
  const known = knownOf(walkable, [...places.values()]);
  const looked = new Set<string>();
  const conflicts = edges.flatMap(({ from, label, to }) => {
    const choice = known.get(from.key)!.choices.find((each) => each.label === label);
    if (!choice) return [];
    const next = choice.take();
    const met = known.get(to)!;
    if (isSame(next, met.situation)) return [];
    // Many steps arrive at a situation with the same data, so each combination is examined once.
    const name = JSON.stringify([to, next.version, plainOf(next.snapshot.context)]);
    if (looked.has(name)) return [];
    looked.add(name);
    const arrived = onwardOf(walkable, walkable.choices(next));
    const { way } = places.get(to)!;
    return [...differing(arrived, met.onward())].map(
      (step) =>
        `${walkable.id}: ${textOf([...from.way, label])} and ${textOf(way)} come to one situation by the keys (${walkable.keys.join(', ')}), but "${step}" leads on from them differently`,
    );
  });
  return [...new Set(conflicts)];
}

interface Known {
  readonly situation: Situation;
  readonly choices: readonly Choice[];
  /** The result of each choice, computed on demand: most places occur in a single situation. */
  readonly onward: () => ReadonlyMap<string, string>;
}

/** The known data of each place, by its key. Paths share prefixes, which are walked once. */
function knownOf(walkable: Walkable, places: readonly Place[]): ReadonlyMap<string, Known> {
  const byWay = new Map<string, Known>();
  const inOrder = places.toSorted((one, other) => one.way.length - other.way.length);
  return new Map(
    inOrder.map(({ key, beginning, way }): [string, Known] => {
      const before = byWay.get(JSON.stringify([beginning, ...way.slice(0, -1)]));
      const last = before?.choices.find(({ label }) => label === way.at(-1));
      const situation = last ? last.take() : walkAlong(walkable, beginning, way).situation;
      const choices = walkable.choices(situation);
      let onward: ReadonlyMap<string, string> | undefined;
      const known = { situation, choices, onward: () => (onward ??= onwardOf(walkable, choices)) };
      byWay.set(JSON.stringify([beginning, ...way]), known);
      return [key, known];
    }),
  );
}

/**
 * Whether two situations with the same key are equal in everything else, so that no step can differ. This is the case
 * for most steps.
 */
function isSame(one: Situation, other: Situation): boolean {
  if (one.version !== other.version) return false;
  const [context, known] = [one, other].map(({ snapshot }) => snapshot.context as Readonly<Record<string, unknown>>);
  const names = new Set([...Object.keys(context!), ...Object.keys(known!)]);
  return [...names].every((name) => {
    const [value, before] = [context![name], known![name]];
    return value === before || sameJson(plainOf(value), plainOf(before));
  });
}

const plains = new WeakMap<object, unknown>();

/** A plain copy of a value. Shared values are copied once, as contexts are never modified. */
function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return plain(value);
  if (!plains.has(value)) plains.set(value, plain(value));
  return plains.get(value);
}

function onwardOf(walkable: Walkable, choices: readonly Choice[]): ReadonlyMap<string, string> {
  return new Map(
    choices.map((choice) => {
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

function textOf(way: readonly string[]): string {
  return way.length > 0 ? `"${way.join(', ')}"` : 'the beginning';
}
