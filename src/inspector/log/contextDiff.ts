import { builtInOf } from './shown/builtIn.ts';
import { description, keyName, nameOf, read } from './shown/shownData.ts';

/** A difference between two values. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Names of fields, indexes of items and keys of maps, from the outside. */
  readonly path: readonly string[];
  /** The values themselves; undefined if it was added or removed. Show them through `shownData` or `hiddenData`. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface Diff {
  readonly changes: readonly Change[];
  /** Whether it ends at a limit, so that there may be more changes. */
  readonly isCut: boolean;
}

interface DiffLimits {
  readonly changes: number;
  /** Compared values. */
  readonly values: number;
}

/**
 * The differences between two contexts, by path. Unchanged parts are shared between snapshots, so that the cost depends
 * on what changed. Any value is allowed: cycles, maps, sets, dates, files, instances of classes.
 */
export function contextDiff(
  before: unknown,
  after: unknown,
  limits: DiffLimits = { changes: 200, values: 20_000 },
): Diff {
  const changes: Change[] = [];
  let left = limits.values;
  let isCut = false;
  const note = (change: Change) => {
    if (changes.length < limits.changes) changes.push(change);
    else isCut = true;
  };
  const pairs = new Map<object, Set<object>>();
  /** Whether these two are compared already, further out or elsewhere. */
  const isKnown = (one: object, other: object): boolean => {
    const others = pairs.get(one) ?? new Set();
    pairs.set(one, others);
    if (others.has(other)) return true;
    others.add(other);
    return false;
  };
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (Object.is(one, other) || isCut) return;
    left -= 1;
    if (left < 0) {
      isCut = true;
      return;
    }
    const parts = partsOf(one, other);
    if (parts === 'same') return;
    if (parts === 'other') return note({ kind: 'changed', path, before: one, after: other });
    if (isKnown(one as object, other as object)) return;
    for (const { key, ...values } of parts) {
      const inner = [...path, key];
      if (!('before' in values)) note({ kind: 'added', path: inner, before: undefined, after: values.after });
      else if (!('after' in values)) note({ kind: 'removed', path: inner, before: values.before, after: undefined });
      else compare(values.before, values.after, inner);
    }
  };
  compare(before, after, []);
  return { changes, isCut };
}

/** A part of two values; one that only one of them has was added or removed. */
interface Part {
  readonly key: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

function partsOf(one: unknown, other: unknown): Iterable<Part> | 'same' | 'other' {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 'other';
  if (Array.isArray(one) && Array.isArray(other)) return itemsOf(one, other);
  const [kind, otherKind] = [builtInOf(one), builtInOf(other)];
  if (kind === 'Map' && otherKind === 'Map') {
    return entriesOf(entries(one as ReadonlyMap<unknown, unknown>), entries(other as ReadonlyMap<unknown, unknown>));
  }
  if (kind === 'Set' && otherKind === 'Set') {
    return membersOf(one as ReadonlySet<unknown>, other as ReadonlySet<unknown>);
  }
  if (Array.isArray(one) || Array.isArray(other) || nameOf(one) !== nameOf(other)) return 'other';
  const described = description(one);
  if (described !== undefined) {
    // Two files of one name and size may differ; two dates, errors or patterns do not.
    const isWhole = kind === 'Date' || kind === 'Error' || kind === 'RegExp';
    return isWhole && described === description(other) ? 'same' : 'other';
  }
  return entriesOf(fields(one), fields(other));
}

function entriesOf(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): readonly Part[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    key,
    ...(before.has(key) && { before: before.get(key) }),
    ...(after.has(key) && { after: after.get(key) }),
  }));
}

function fields(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.keys(value).map((key) => [key, read(value, key)]));
}

function entries(map: ReadonlyMap<unknown, unknown>): ReadonlyMap<string, unknown> {
  return new Map([...map].map(([key, value], index) => [keyName(key, index), value]));
}

function membersOf(before: ReadonlySet<unknown>, after: ReadonlySet<unknown>): readonly Part[] {
  const removed = [...before].flatMap((item, index) =>
    after.has(item) ? [] : [{ key: keyName(item, index), before: item }],
  );
  const added = [...after].flatMap((item, index) =>
    before.has(item) ? [] : [{ key: keyName(item, index), after: item }],
  );
  return [...removed, ...added];
}

/** Items that were inserted or removed do not make all later ones changed: equal ends are left out first. */
function itemsOf(before: readonly unknown[], after: readonly unknown[]): readonly Part[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && Object.is(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && Object.is(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, made] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return Array.from({ length: Math.max(old.length, made.length) }, (_, index) => ({
    key: String(start + index),
    ...(index < old.length && { before: old[index] }),
    ...(index < made.length && { after: made[index] }),
  }));
}
