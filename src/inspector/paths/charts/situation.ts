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
  /** Ids of actors that have answered; each answers once. */
  readonly answered: ReadonlyMap<string, unknown>;
  /** The number of facts so far, for a lifecycle. */
  readonly version: number;
  /** How the walk arrived: the step, the states before it, and the microsteps. */
  readonly arrival: Arrival;
}

export interface Clock {
  /** The id for cancelling it; a delayed event may have none. */
  readonly id: string | null;
  readonly event: EventObject;
  /** Milliseconds. */
  readonly left: number;
}

export interface Arrival {
  readonly before: readonly string[];
  readonly microsteps: readonly Microstep[];
  /** Milliseconds that passed during the step. */
  readonly elapsed: number;
  /** The facts of a lifecycle's rule, which the chart has accepted. */
  readonly facts: readonly EventObject[];
  /** The code of a rule's refusal. */
  readonly refused: string | null;
}

/** A step that can happen in a situation. */
export interface Choice {
  /** The label in paths, unique within a situation: `sort.changed (cheapest)`. */
  readonly label: string;
  /** The event's type, or the command. */
  readonly type: string;
  /** The name of its case; empty if there is only one. */
  readonly case: string;
  /** The actor that answers, by the name that `setup` declares. */
  readonly actor?: string;
  /** The event for the machine; null for a command, whose rule returns facts. */
  readonly event: EventObject | null;
  /** Returns the situation after it. */
  readonly take: () => Situation;
}

/** A machine with everything that can happen to it, the basis of every walk. */
export interface Walkable {
  readonly id: string;
  readonly kind: 'lifecycle' | 'flow';
  readonly chart: Chart;
  readonly beginnings: readonly { readonly name: string; readonly situation: Situation }[];
  readonly bound: number;
  /** Names of the declared keys. */
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
  /** The declared invariants that are violated. */
  broken(situation: Situation): readonly string[];
  /** Types of events or commands with cases, for explanations of unreached parts. */
  readonly known: ReadonlySet<string>;
}

/** Actors that are running and have not answered yet. */
export function liveActors({ snapshot, answered }: Pick<Situation, 'snapshot' | 'answered'>): [string, unknown][] {
  return Object.entries(snapshot.children).filter(([id, ref]) => ref !== undefined && answered.get(id) !== ref);
}
