import { withoutBeginnings, type Way } from './cover.ts';
import type { Edge, Exploration } from './explore.ts';
import { walkAlong, type WalkedPath } from './walk.ts';

/** Simple paths, and whether there are more than were asked for. */
export interface SimplePaths {
  readonly paths: readonly WalkedPath[];
  readonly isCutOff: boolean;
}

/**
 * The ways that meet no situation twice, the shorter first. There may be more than anybody can walk (they multiply with
 * every situation, and @xstate/graph's own generator looks for all before it gives one), so at most `most` are looked at.
 *
 * @param to only those that end where this holds, by the ids of the active states
 */
export function simplePaths(
  exploration: Exploration,
  { most = 1_000, to }: { readonly most?: number; readonly to?: (states: readonly string[]) => boolean } = {},
): SimplePaths {
  const { edges, places, walkable } = exploration;
  const leaving = Map.groupBy(edges, ({ from }) => from.key);
  const queue: (Way & { readonly visited: readonly string[] })[] = walkable.beginnings.map(({ name, situation }) => ({
    beginning: name,
    labels: [],
    visited: [walkable.key(situation)],
  }));
  const found: Way[] = [];
  let isCutOff = false;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const here = next.visited.at(-1)!;
    if (!to || to(places.get(here)!.states)) found.push(next);
    if (found.length + queue.length >= most) {
      isCutOff = true;
      continue;
    }
    for (const edge of onward(leaving.get(here) ?? [], next.visited)) {
      queue.push({ ...next, labels: [...next.labels, edge.label], visited: [...next.visited, edge.to] });
    }
  }
  const ways = to ? found : withoutBeginnings(found);
  return { paths: ways.map(({ beginning, labels }) => walkAlong(walkable, beginning, labels).path), isCutOff };
}

function onward(edges: readonly Edge[], visited: readonly string[]): Edge[] {
  return edges.filter(({ to }) => !visited.includes(to));
}
