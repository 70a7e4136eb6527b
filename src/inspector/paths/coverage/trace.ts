import type { Microstep } from '../charts/microsteps.ts';

/** The effects of one event in a session, and the number of identical occurrences. */
export interface TracedTurn {
  /** Ids of the states that were active before the event; empty at the beginning. */
  readonly before: readonly string[];
  readonly microsteps: readonly Microstep[];
  readonly count: number;
}

/**
 * Two consecutive turns of a session: their indexes among the turns, and the number of occurrences. Turns without a
 * transition do not interrupt them.
 */
export type Follow = readonly [first: number, next: number, count: number];

/**
 * The observations of one machine, each distinct one once. Plain data with keys and ids, without any data of events.
 */
export interface MachineTrace {
  readonly machine: string;
  readonly turns: readonly TracedTurn[];
  readonly follows: readonly Follow[];
}

export type Trace = readonly MachineTrace[];
