import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { walkAlong } from '#inspector/paths/walk.ts';

/** Something that can happen in one of all the situations of a flow, and what comes of it. */
export interface EveryStep<M extends AnyStateMachine> {
  /** What happened from the beginning on, this included. */
  readonly way: string;
  readonly before: SnapshotFrom<M>;
  readonly event: EventObject;
  readonly after: SnapshotFrom<M>;
}

/** All that can happen to a flow: each step in each situation that its cases lead to, the shortest way there. */
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
