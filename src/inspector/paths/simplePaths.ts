import { withoutBeginnings, type Way } from './cover.ts';
import type { Edge, Exploration } from './explore.ts';
import { walkAlong, type WalkedPath } from './walk.ts';

/** Simple paths, and whether the limit cut off further ones. */
export interface SimplePaths {
  readonly paths: readonly WalkedPath[];
  readonly isCutOff: boolean;
}

/** The most paths that are examined before the search is cut off: some seconds of work. */
const mostLookedAt = 100_000;

/**
 * The paths that visit no situation twice, shorter ones first. Their number grows exponentially with the situations,
 * and @xstate/graph's own generator finds all before it returns the first. So at most `most` are found.
 *
 * @param to only paths that end where this holds, by the ids of the active states
 */
export function simplePaths(
  exploration: Exploration,
  { most = 1_000, to }: { readonly most?: number; readonly to?: (states: readonly string[]) => boolean } = {},
): SimplePaths {
  const { edges, places, walkable } = exploration;
  const leaving = Map.groupBy(edges, ({ from }) => from.key);
  const distances = distancesTo(exploration, to ?? (() => true));
  // Ordered by the smallest possible total length (A*), so that paths away from the goal wait.
  const queues: Stretch[][] = [];
  const add = (stretch: Stretch) => {
    const left = distances.get(stretch.visited.at(-1)!);
    if (left !== undefined) (queues[stretch.labels.length + left] ??= []).push(stretch);
  };
  for (const { name, situation } of walkable.beginnings) {
    add({ beginning: name, labels: [], visited: [walkable.key(situation)] });
  }
  const found: Way[] = [];
  let looked = 0;
  let isCutOff = false;
  // An examined path adds longer paths to its own queue and to later ones while the loop runs.
  for (let steps = 0; steps < queues.length && !isCutOff; steps += 1) {
    for (const next of queues[steps] ?? []) {
      isCutOff = found.length >= most || looked >= mostLookedAt;
      if (isCutOff) break;
      looked += 1;
      const here = next.visited.at(-1)!;
      if (!to || to(places.get(here)!.states)) found.push(next);
      for (const edge of onward(leaving.get(here) ?? [], next.visited)) {
        add({ ...next, labels: [...next.labels, edge.label], visited: [...next.visited, edge.to] });
      }
    }
  }
  const ways = to ? found : withoutBeginnings(found);
  return { paths: ways.map(({ beginning, labels }) => walkAlong(walkable, beginning, labels).path), isCutOff };
}

/** A path under construction, with the situations that it has visited. */
type Stretch = Way & { readonly visited: readonly string[] };

/** The number of steps from each situation to the nearest goal; situations without a path to a goal are absent. */
function distancesTo(
  { edges, places }: Exploration,
  isGoal: (states: readonly string[]) => boolean,
): ReadonlyMap<string, number> {
  const arriving = Map.groupBy(edges, ({ to }) => to);
  const distances = new Map([...places.values()].filter(({ states }) => isGoal(states)).map(({ key }) => [key, 0]));
  // The loop also visits entries that it adds to the map.
  for (const [key, distance] of distances) {
    for (const { from } of arriving.get(key) ?? []) if (!distances.has(from.key)) distances.set(from.key, distance + 1);
  }
  return distances;
}

function onward(edges: readonly Edge[], visited: readonly string[]): Edge[] {
  return edges.filter(({ to }) => !visited.includes(to));
}
