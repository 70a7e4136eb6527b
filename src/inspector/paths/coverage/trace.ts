import type { Microstep } from '../charts/microsteps.ts';

/** What one event brought about in a session, and how often just this was met. */
export interface TracedTurn {
  /** Ids of the states that were active when the event came; none at the beginning. */
  readonly before: readonly string[];
  readonly microsteps: readonly Microstep[];
  readonly count: number;
}

/** One turn right after another in a session: their places among the turns, and how often. Those that took nothing do not come between. */
export type Follow = readonly [first: number, next: number, count: number];

/** All that was seen of one machine, each distinct thing once. Plain data; holds keys and ids, and nothing of what events carry. */
export interface MachineTrace {
  readonly machine: string;
  readonly turns: readonly TracedTurn[];
  readonly follows: readonly Follow[];
}

export type Trace = readonly MachineTrace[];
