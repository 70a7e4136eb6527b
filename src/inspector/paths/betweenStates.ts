import type { Situation, Walkable } from './charts/situation.ts';
import { type WalkedPath, walkAlong } from './walk.ts';
import { BoundReached } from './explore.ts';

/** The error if the machine lacks a state, or has no path to it. */
export class NoWay extends Error {
  override readonly name = 'NoWay';
}

/**
 * The shortest path through one state to another, each given by name or id; without `from`, from a beginning. It
 * explores no more of the machine than necessary, and nothing beyond the target. Transient states count as visited.
 *
 * @throws {NoWay} if a state does not exist or cannot be reached
 * @throws {BoundReached} if the bound of the cases is reached before the state
 */
export function pathBetween(
  walkable: Walkable,
  { from, to }: { readonly from?: string | undefined; readonly to: string },
): WalkedPath {
  const [source, target] = [from === undefined ? null : stateId(walkable, from), stateId(walkable, to)];
  const seen = new Set<string>();
  const queue: Stretch[] = walkable.beginnings.map(({ name, situation }) =>
    stretchOf(situation, { beginning: name, labels: [] }, source === null),
  );
  let hasMetSource = source === null;

  for (let next = queue.shift(); next; next = queue.shift()) {
    const isBegun = next.isBegun || met(next.situation, source!);
    hasMetSource ||= isBegun;
    // If the source is also the target, the source alone is not a path: at least one step follows.
    if (next.isBegun && met(next.situation, target)) {
      return walkAlong(walkable, next.way.beginning, next.way.labels).path;
    }
    const key = `${String(isBegun)} ${walkable.key(next.situation)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > walkable.bound * 2) {
      throw new BoundReached(`${walkable.id}: "${to}" was not met within ${walkable.bound} situations`);
    }
    for (const choice of walkable.choices(next.situation)) {
      const way = { beginning: next.way.beginning, labels: [...next.way.labels, choice.label] };
      queue.push(stretchOf(choice.take(), way, isBegun));
    }
  }
  throw new NoWay(
    hasMetSource
      ? `${walkable.id}: no way leads ${from === undefined ? '' : `from "${from}" `}to "${to}"`
      : `${walkable.id}: "${from}" cannot be reached`,
  );
}

interface Stretch {
  readonly situation: Situation;
  readonly way: { readonly beginning: string; readonly labels: readonly string[] };
  /** Whether the source state has been visited before this situation. */
  readonly isBegun: boolean;
}

function stretchOf(situation: Situation, way: Stretch['way'], isBegun: boolean): Stretch {
  return { situation, way, isBegun };
}

function met({ snapshot, arrival }: Situation, id: string): boolean {
  return snapshot._nodes.some((node) => node.id === id) || arrival.microsteps.some(({ states }) => states.includes(id));
}

/** The id of a state given by its name or id. @throws {NoWay} with the known names, if the machine has no such state */
export function stateId({ id, chart }: Walkable, named: string): string {
  const state = [...chart.states.values()].find((each) => each.id === named || each.name === named);
  if (state) return state.id;
  const names = [...chart.states.values()].map(({ name }) => name).join(', ');
  throw new NoWay(`${id} has no state "${named}"; it has: ${names}`);
}
