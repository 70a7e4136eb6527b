import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';

/** Milliseconds within which an event that says nothing new may be passed over: faster than anybody presses twice. */
const longestSpan = 250;

/** A flow right after an event. */
export interface Moment {
  readonly at: number;
  /** The event, as JSON. */
  readonly event: string;
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Whether an event only says again what was just said: a pointer that moves tells a flow sixty times a second that somebody
 * is there. The same event has left the flow in the same state with the same context, so soon after the last one noted that
 * no delay of the state can have passed in between. Of a row of such events the first and the last make the same walk.
 */
export function isRepetition(now: Moment, noted: Moment, machine: AnyStateMachine): boolean {
  return (
    now.event === noted.event &&
    now.snapshot.context === noted.snapshot.context &&
    stateName(now.snapshot) === stateName(noted.snapshot) &&
    now.at - noted.at < Math.min(longestSpan, ...delaysOf(now.snapshot, machine))
  );
}

/** The delays that run in a state, in milliseconds; of one that is only known when it begins, the shortest there can be. */
function delaysOf(snapshot: AnyMachineSnapshot, machine: AnyStateMachine): number[] {
  return snapshot._nodes
    .flatMap(({ after }) => after)
    .map(({ delay }) => (typeof delay === 'string' ? machine.implementations.delays[delay] : delay))
    .map((delay) => (typeof delay === 'number' ? delay : 0));
}
