import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';

/** The longest interval, in milliseconds, in which an event without news may be skipped: shorter than two clicks. */
const longestSpan = 250;

/** The state of a flow right after an event. */
export interface Moment {
  readonly at: number;
  /** The event before this state, as JSON. */
  readonly event: string;
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Whether an event only repeats the last recorded one. A moving pointer, for example, sends a flow sixty events per
 * second. The event, the state and the context are the same, and no delay of the state can have ended in between. In
 * such a series the first and the last event produce the same walk.
 */
export function isRepetition(now: Moment, noted: Moment, machine: AnyStateMachine): boolean {
  return (
    now.event === noted.event &&
    now.snapshot.context === noted.snapshot.context &&
    stateName(now.snapshot) === stateName(noted.snapshot) &&
    now.at - noted.at < Math.min(longestSpan, ...delaysOf(now.snapshot, machine))
  );
}

/** The running delays of a state, in milliseconds; 0 for a delay that is only known when it begins. */
function delaysOf(snapshot: AnyMachineSnapshot, machine: AnyStateMachine): number[] {
  return snapshot._nodes
    .flatMap(({ after }) => after)
    .map(({ delay }) => (typeof delay === 'string' ? machine.implementations.delays[delay] : delay))
    .map((delay) => (typeof delay === 'number' ? delay : 0));
}
