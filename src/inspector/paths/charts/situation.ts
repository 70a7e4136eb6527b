import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import type { Microstep } from './microsteps.ts';

/**
 * The position of a walk: everything that decides what can happen next. Immutable plain data, except for XState's
 * snapshot.
 */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** Running delays, next one first. Their ends are in milliseconds from now. */
  readonly clocks: readonly Clock[];
  /** The answers of actors, by the id of the actor; each answers once. */
  readonly answered: ReadonlyMap<string, unknown>;
  /** The number of facts so far, for a lifecycle. */
  readonly version: number;
  /** How the walk arrived: the step, the states before it, and the microsteps. */
  readonly arrival: Arrival;
}

export interface Clock {
  /** The id by which the delay is cancelled; null if it has none. */
  readonly id: string | null;
  readonly event: EventObject;
  /** The remaining time of the delay, in milliseconds. */
  readonly left: number;
}

export interface Arrival {
  readonly before: readonly string[];
  readonly microsteps: readonly Microstep[];
  /** The time that passed during the step, in milliseconds. */
  readonly elapsed: number;
  /** The facts of a lifecycle's rule, which the chart has accepted. */
  readonly facts: readonly EventObject[];
  /** The code of the rule's refusal; null if it did not refuse. */
  readonly refused: string | null;
}

/** A step that can happen in a situation. */
export interface Choice {
  /** The label of the step in paths, unique within a situation: `sort.changed (cheapest)`. */
  readonly label: string;
  /** The type of the event, or the name of the command. */
  readonly type: string;
  /** The name of the case of the event or command; empty if there is only one. */
  readonly case: string;
  /** The actor that answers, by the name that `setup` declares. */
  readonly actor?: string;
  /** The event for the machine; null for a command, whose rule returns facts. */
  readonly event: EventObject | null;
  /** Returns the situation after the step. */
  readonly take: () => Situation;
}

/** A machine with everything that can happen to it, the basis of every walk. */
export interface Walkable {
  readonly id: string;
  readonly kind: 'lifecycle' | 'flow';
  readonly chart: Chart;
  readonly beginnings: readonly { readonly name: string; readonly situation: Situation }[];
  readonly bound: number;
  /** The names of the declared keys, which distinguish situations. */
  readonly keys: readonly string[];
  choices(from: Situation): readonly Choice[];
  /** Begins a flow with any input; undefined for a lifecycle, which begins in one way. */
  readonly begin?: (input: unknown) => Situation;
  /**
   * Applies any event to a flow, some milliseconds after the previous one. The end of a delay applies to a running
   * delay; other delays have advanced meanwhile.
   */
  readonly send?: (from: Situation, event: EventObject, elapsed: number) => Situation;
  /** Stub answers for a replay that match the events which were recorded next. */
  readonly stubAnswers?: (from: Situation, next: readonly EventObject[]) => readonly Choice[];
  /** The identity of a situation: equal situations have the same text. */
  key(of: Situation): string;
  /** The declared invariants that a situation violates. */
  broken(situation: Situation): readonly string[];
  /** Types of events or commands with cases, for explanations of unreached parts. */
  readonly known: ReadonlySet<string>;
}

/** The actors that are running and have not answered yet. */
export function liveActors({ snapshot, answered }: Pick<Situation, 'snapshot' | 'answered'>): [string, unknown][] {
  return Object.entries(snapshot.children).filter(([id, ref]) => ref !== undefined && answered.get(id) !== ref);
}
