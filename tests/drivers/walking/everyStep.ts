import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { walkAlong } from '#inspector/paths/walk.ts';

/** A possible step in a situation of a flow, and its effect. */
export interface EveryStep<M extends AnyStateMachine> {
  /** The labels of all steps from the beginning, including this one. */
  readonly way: string;
  readonly before: SnapshotFrom<M>;
  readonly event: EventObject;
  readonly after: SnapshotFrom<M>;
}

/** All possible steps of a flow: each step in each situation that its cases reach, by the shortest path. */
export function everyStep<M extends AnyStateMachine>(cases: FlowCases<M>): readonly EveryStep<M>[] {
  const { walkable, edges } = explore(flowWalk(cases));
  return edges.map(({ from, label }) => {
    const walk = walkAlong(walkable, from.beginning, from.way);
    const before = walk.situation.snapshot as SnapshotFrom<M>;
    const { events } = walk.take(label);
    const after = walk.situation.snapshot as SnapshotFrom<M>;
    return { way: [from.beginning, ...from.way, label].join(', '), before, event: events[0]!, after };
  });
}
