import { type Exploration, lastMoves, type Place } from './explore.ts';
import { everyMark, type Kind, type Marks } from './charts/marks.ts';
import { walkAlong, type WalkedPath } from './walk.ts';

/** A path under construction: a beginning, and labels of steps. */
export interface Way {
  readonly beginning: string;
  readonly labels: readonly string[];
}

/**
 * A small set of short paths that together cover all reachable parts of a kind. Each part is covered by the shortest
 * path to it, unless another path covers it already. No path is a prefix of another.
 */
export function pathsCovering(exploration: Exploration, kind: Kind): WalkedPath[] {
  const missing = new Set(goal(exploration, kind));
  const chosen: Way[] = [];
  // The longest paths come first: a path to a distant part covers many others.
  for (const way of waysTo(exploration, kind).toSorted((one, other) => other.labels.length - one.labels.length)) {
    if (!way.covers.some((key) => missing.has(key))) continue;
    const walked = walkAlong(exploration.walkable, way.beginning, way.labels);
    for (const key of walked.marks[kind]) missing.delete(key);
    chosen.push(way);
  }
  return withoutBeginnings(chosen)
    .toReversed()
    .map(({ beginning, labels }) => walkAlong(exploration.walkable, beginning, labels).path);
}

/** The parts of a kind that can be covered. */
export function goal(exploration: Exploration, kind: Kind): ReadonlySet<string> {
  const { walkable, reached } = exploration;
  return kind === 'pairs' ? reached.pairs : everyMark(walkable.chart)[kind].intersection(reached[kind]);
}

/**
 * The shortest path to every situation and one step further; for pairs two steps, as long as they cover something new.
 */
function waysTo(exploration: Exploration, kind: Kind): (Way & { readonly covers: readonly string[] })[] {
  const { begun, edges } = exploration;
  const seen = new Set<string>();
  const first = [...begun].map(([beginning, { marks }]) => ({
    beginning,
    labels: [],
    covers: fresh(marks, kind, seen),
  }));
  const one = edges
    .toSorted((a, b) => a.from.way.length - b.from.way.length)
    .map((edge) => ({ ...through(edge.from, edge.label), covers: fresh(edge.marks, kind, seen) }));
  const two = kind === 'pairs' ? pairedWays(exploration, seen) : [];
  return [...first, ...one, ...two].filter(({ covers }) => covers.length > 0);
}

function pairedWays(exploration: Exploration, seen: Set<string>): (Way & { readonly covers: readonly string[] })[] {
  const onward = Map.groupBy(exploration.edges, ({ from }) => from.key);
  return [...lastMoves(exploration)].flatMap(([key, moves]) =>
    moves.flatMap(({ beginning, labels, last }) =>
      (onward.get(key) ?? []).map((next) => ({
        beginning,
        labels: [...labels, next.label],
        covers: fresh(pairsOf(last, next.moves[0]), 'pairs', seen),
      })),
    ),
  );
}

function through({ beginning, way }: Place, ...labels: string[]): Way {
  return { beginning, labels: [...way, ...labels] };
}

function pairsOf(last: readonly string[], next: readonly string[] = []): Pick<Marks, 'pairs'> {
  return { pairs: new Set(last.flatMap((one) => next.map((other) => `${one} > ${other}`))) };
}

function fresh(marks: Partial<Marks>, kind: Kind, seen: Set<string>): string[] {
  const keys = [...(marks[kind] ?? [])].filter((key) => !seen.has(key));
  for (const key of keys) seen.add(key);
  return keys;
}

/** The paths that are not a prefix of another path. */
export function withoutBeginnings<W extends Way>(ways: readonly W[]): W[] {
  const begun = new Set<string>();
  const longest = ways.toSorted((one, other) => other.labels.length - one.labels.length);
  return longest.filter(({ beginning, labels }) => {
    const names = labels.map((_, index) => JSON.stringify([beginning, ...labels.slice(0, index + 1)]));
    const own = names.at(-1) ?? JSON.stringify([beginning]);
    if (begun.has(own)) return false;
    for (const name of [JSON.stringify([beginning]), ...names]) begun.add(name);
    return true;
  });
}
