import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import type { Microstep } from './microsteps.ts';

/** Where a walk stands: all that decides what can happen next. Plain data but for XState's snapshot; never changed. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** Delays that run: when each ends, in milliseconds from now, the next one first. */
  readonly clocks: readonly Clock[];
  /** Ids of actors that have answered; they do so once. */
  readonly answered: ReadonlyMap<string, unknown>;
  /** Facts so far, of a lifecycle. */
  readonly version: number;
  /** How it came about: by which step, from which states, in which moves. */
  readonly arrival: Arrival;
}

export interface Clock {
  /** By which it can be cancelled; a delayed event may have none. */
  readonly id: string | null;
  readonly event: EventObject;
  /** Milliseconds. */
  readonly left: number;
}

export interface Arrival {
  readonly before: readonly string[];
  readonly microsteps: readonly Microstep[];
  /** Milliseconds that passed for it. */
  readonly elapsed: number;
  /** What a lifecycle's rule told, each taken by the chart. */
  readonly facts: readonly EventObject[];
  /** The code of a rule's refusal. */
  readonly refused: string | null;
}

/** Something that can happen in a situation. */
export interface Choice {
  /** What paths call it, unique within a situation: `sort.changed (cheapest)`. */
  readonly label: string;
  /** The event's type, or the command. */
  readonly type: string;
  /** The name of its case; empty where there is only one way. */
  readonly case: string;
  /** The actor that answers, by the name that `setup` declares. */
  readonly actor?: string;
  /** The event that the machine gets; a command has none, its rule tells the facts. */
  readonly event: EventObject | null;
  /** Where it leads. */
  readonly take: () => Situation;
}

/** A machine with all that can happen to it: what every walk goes by. */
export interface Walkable {
  readonly id: string;
  readonly kind: 'lifecycle' | 'flow';
  readonly chart: Chart;
  readonly beginnings: readonly { readonly name: string; readonly situation: Situation }[];
  readonly bound: number;
  /** Names of the declared keys. */
  readonly keys: readonly string[];
  choices(from: Situation): readonly Choice[];
  /** A flow begun with an input of somebody's own; a lifecycle begins one way. */
  readonly begin?: (input: unknown) => Situation;
  /**
   * Where an event of somebody's own leads a flow, so many milliseconds after what came before. A delay's end is one that
   * runs; other delays have gone on meanwhile.
   */
  readonly send?: (from: Situation, event: EventObject, elapsed: number) => Situation;
  /** Stub answers of a replay that fit the events which were recorded next. */
  readonly standIns?: (from: Situation, next: readonly EventObject[]) => readonly Choice[];
  /** What tells situations apart; the same text for those that are alike. */
  key(of: Situation): string;
  /** The declared invariants that do not hold. */
  broken(situation: Situation): readonly string[];
  /** Types of events or commands that have cases, for those who explain why something was not reached. */
  readonly known: ReadonlySet<string>;
}

/** Actors that run and have not answered yet. */
export function liveActors({ snapshot, answered }: Pick<Situation, 'snapshot' | 'answered'>): [string, unknown][] {
  return Object.entries(snapshot.children).filter(([id, ref]) => ref !== undefined && answered.get(id) !== ref);
}
