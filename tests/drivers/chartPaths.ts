import { getShortestPaths } from '@xstate/graph';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** A way through a chart that a tester can walk: what happens, in order, from the first snapshot on. */
export interface ChartPath<Machine extends AnyStateMachine> {
  readonly title: string;
  readonly input: InputFrom<Machine>;
  readonly events: readonly WalkedEvent<Machine>[];
}

/**
 * An event of the chart, the end of one of its delays (`clocksOf`), or the answer of an actor it invoked:
 * `xstate.done.actor.<id>`, `xstate.error.actor.<id>`.
 */
export type WalkedEvent<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | DelayEnd
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

interface DelayEnd {
  readonly type: `xstate.after.${string}`;
}

/** The ends of the delays that run in a situation. */
export function clocksOf(snapshot: AnyMachineSnapshot): DelayEnd[] {
  return snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })));
}

export function isDelayEnd(event: { readonly type: string }): event is DelayEnd {
  return event.type.startsWith('xstate.after.');
}

export interface Walk<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  /** What could happen next. */
  readonly events: (snapshot: SnapshotFrom<Machine>) => readonly WalkedEvent<Machine>[];
  /** What tells two situations apart: the state, and as much of the context as its guards read. */
  readonly situation: (snapshot: SnapshotFrom<Machine>) => unknown;
}

/**
 * The shortest way to each situation, and from there each event that it foresees: together they take every
 * transition that can be taken at all.
 */
export function pathsThrough<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, situation }: Walk<Machine>,
): ChartPath<Machine>[] {
  const options = {
    input,
    events,
    serializeState: (snapshot: SnapshotFrom<Machine>) => JSON.stringify(situation(snapshot)),
  };
  // The generator's types know the chart's own events only, not the answers of its actors.
  const shortest = getShortestPaths(machine, options as never);
  return shortest.flatMap(({ steps }) => {
    // The first step is the chart's own beginning.
    const way = steps.map(({ event }) => event as WalkedEvent<Machine>).slice(1);
    const end = endOf(machine, { input, events: way });
    const next = events(end).filter((event) => isForeseen(machine, end, event));
    return next.map((event) => {
      const walked = [...way, event];
      return { title: walked.map((each) => (each as EventObject).type).join(', '), input, events: walked };
    });
  });
}

/** Whether a situation says what an event does in it, be it nothing. */
function isForeseen<Machine extends AnyStateMachine>(
  machine: Machine,
  situation: SnapshotFrom<Machine>,
  event: WalkedEvent<Machine>,
): boolean {
  return machine.getTransitionData(situation, event).length > 0;
}

/** Where a path ends. The generator names a situation by the first snapshot it met in it, which may be another's. */
function endOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events }: Pick<ChartPath<Machine>, 'input' | 'events'>,
): SnapshotFrom<Machine> {
  const actor = createActor(machine, { input }).start();
  for (const event of events) actor.send(event as never);
  const end = actor.getSnapshot();
  actor.stop();
  return end;
}
