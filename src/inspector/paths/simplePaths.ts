import { withoutBeginnings, type Way } from './cover.ts';
import type { Edge, Exploration } from './explore.ts';
import { walkAlong, type WalkedPath } from './walk.ts';

/** Simple paths, and whether there are more than were asked for. */
export interface SimplePaths {
  readonly paths: readonly WalkedPath[];
  readonly isCutOff: boolean;
}

/** Ways that are looked at before no more is said than that there may be others: some seconds of work. */
const mostLookedAt = 100_000;

/**
 * The ways that meet no situation twice, the shorter first. There may be more than anybody can walk (they multiply with
 * every situation, and @xstate/graph's own generator looks for all before it gives one), so at most `most` are found.
 *
 * @param to only those that end where this holds, by the ids of the active states
 */
export function simplePaths(
  exploration: Exploration,
  { most = 1_000, to }: { readonly most?: number; readonly to?: (states: readonly string[]) => boolean } = {},
): SimplePaths {
  const { edges, places, walkable } = exploration;
  const leaving = Map.groupBy(edges, ({ from }) => from.key);
  const distances = distancesTo(exploration, to ?? (() => true));
  // By the fewest steps that a way has in the end (A*): what leads away from the goal waits.
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
  // A way that is looked at adds others to its own queue and to those after it.
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

/** A way in the making, with the situations that it has met. */
type Stretch = Way & { readonly visited: readonly string[] };

/** By situation, how many steps are left to the nearest goal; none is there for those from which no way leads to one. */
function distancesTo(
  { edges, places }: Exploration,
  isGoal: (states: readonly string[]) => boolean,
): ReadonlyMap<string, number> {
  const arriving = Map.groupBy(edges, ({ to }) => to);
  const distances = new Map([...places.values()].filter(({ states }) => isGoal(states)).map(({ key }) => [key, 0]));
  // A map goes on with what is added while one goes through it.
  for (const [key, distance] of distances) {
    for (const { from } of arriving.get(key) ?? []) if (!distances.has(from.key)) distances.set(from.key, distance + 1);
  }
  return distances;
}

function onward(edges: readonly Edge[], visited: readonly string[]): Edge[] {
  return edges.filter(({ to }) => !visited.includes(to));
}
