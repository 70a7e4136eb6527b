import { NoWay, pathBetween } from '#inspector/paths/betweenStates.ts';
import { BoundReached, explore } from '#inspector/paths/explore.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { walkAlong, type WalkedPath } from '#inspector/paths/walk.ts';
import type { Walkable } from '#inspector/paths/charts/situation.ts';
import type { PathTo } from '#inspector/host/host.ts';
import type { FoundMachine } from '../../paths/machines.ts';
import { walkableOf } from '../../paths/walks.ts';

/**
 * The shortest path to a state, by its id, or through a transition, by its key, as `npm run paths` finds it. Without a path
 * the reason of the testers' workbench.
 *
 * @returns null for an element that the machine does not have
 */
export function pathTo(found: FoundMachine, element: string): PathTo | null {
  const walkable = walkableOf(found, {}, () => undefined);
  const { chart } = walkable;
  const state = chart.states.get(element);
  const transition = chart.transitions.get(element);
  if (state && state.parent !== null) {
    const command = `npm run paths -- ${found.id} --to ${quoted(state.name)}`;
    const walked = orNone(() => pathBetween(walkable, { to: element }));
    return walked ? pathOf(command, found, walked) : { command, steps: null, reason: reasonFor(walkable, state.name) };
  }
  if (transition) {
    const command = `npm run paths -- ${found.id} --cover transitions`;
    const walked = orNone(() => pathThrough(walkable, element));
    return walked
      ? pathOf(command, found, walked)
      : { command, steps: null, reason: reasonFor(walkable, transition.name) };
  }
  return null;
}

/** The shortest path that ends with a transition. */
function pathThrough(walkable: Walkable, key: string): WalkedPath | null {
  const { begun, edges } = explore(walkable);
  for (const [beginning, { marks }] of begun) {
    if (marks.transitions.has(key)) return walkAlong(walkable, beginning, []).path;
  }
  const [edge] = edges
    .filter(({ marks }) => marks.transitions.has(key))
    .toSorted((one, other) => one.from.way.length - other.from.way.length);
  return edge ? walkAlong(walkable, edge.from.beginning, [...edge.from.way, edge.label]).path : null;
}

function pathOf(command: string, { cases }: FoundMachine, { beginning, steps }: WalkedPath): PathTo {
  const input: unknown = cases?.kind === 'flow' ? cases.inputs[beginning] : undefined;
  return {
    command,
    ...(input !== undefined && { input }),
    // A command of a lifecycle may return several facts, or be refused.
    steps: steps.flatMap(({ label, events, state }) => events.map((event) => ({ label, event, state }))),
    reason: null,
  };
}

function orNone(find: () => WalkedPath | null): WalkedPath | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof NoWay || error instanceof BoundReached) return null;
    throw error;
  }
}

function reasonFor(walkable: Walkable, name: string): string {
  try {
    return unreachedReasons(explore(walkable)).find((each) => each.name === name)?.reason ?? 'no path leads to it';
  } catch (error) {
    if (error instanceof BoundReached) return error.message;
    throw error;
  }
}

function quoted(word: string): string {
  return /^[\w.-]+$/.test(word) ? word : `'${word}'`;
}
