import { sameJson } from '#machines/journal/json.ts';
import type { Exploration, Place } from './explore.ts';
import { plain } from './charts/plain.ts';
import type { Choice, Situation, Walkable } from './charts/situation.ts';
import { walkAlong } from './walk.ts';

/**
 * Where the declared keys take two situations for one that are not: only one of them has a step, or the same step leads on
 * from them to places that the keys tell apart, by other transitions, or to another refusal. What lies behind such a step
 * may never be met, so each is a sentence for whoever declares keys, about the first way there. Looks one step on. A
 * conflict need not be wrong: keys leave out on purpose what a walk shall not multiply by.
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
    // Many steps lead to a situation by ways that it does not tell.
    const name = JSON.stringify([to, next.version, plainOf(next.snapshot.context)]);
    if (looked.has(name)) return [];
    looked.add(name);
    const arrived = onwardOf(walkable, walkable.choices(next));
    const { way } = places.get(to)!;
    return [...differing(arrived, met.onward())].map(
      (step) =>
        `${walkable.id}: ${told([...from.way, label])} and ${told(way)} come to one situation by the keys (${walkable.keys.join(', ')}), but "${step}" leads on from them differently`,
    );
  });
  return [...new Set(conflicts)];
}

interface Known {
  readonly situation: Situation;
  readonly choices: readonly Choice[];
  /** Where each of them leads. Most places are come to in one situation alone, and nobody asks. */
  readonly onward: () => ReadonlyMap<string, string>;
}

/** What is known of each place, by its key. A way begins as another one ends: what they share is walked once. */
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
 * Whether of two situations with one key the rest is alike too, so that nothing can lead on from them differently. Most
 * steps lead to such.
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

/** What many situations hold is copied once: contexts are never written to. */
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

function told(way: readonly string[]): string {
  return way.length > 0 ? `"${way.join(', ')}"` : 'the beginning';
}
