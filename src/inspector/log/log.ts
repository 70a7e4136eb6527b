import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Language } from '#machines/market/language.ts';
import type { Effect, Microstep } from '../paths/charts/microsteps.ts';

/** The source of a log: a page's actors, a simulation, a recording, a stream's journal, or the file of a session. */
export type LogOrigin = 'page' | 'simulation' | 'recording' | 'journal' | 'file';

/** An actor of a log. */
export interface LoggedActor {
  /** Unique in its log, such as `x:3`. */
  readonly session: string;
  /** The machine's id; for other logic the name under which it was invoked. */
  readonly name: string;
  readonly kind: 'machine' | 'promise' | 'callback' | 'observable' | 'other';
  /** The session of the actor that started it; null for a root. */
  readonly parent: string | null;
  /** Milliseconds since the log began. */
  readonly began: number;
  /** Milliseconds since the log began; null while it runs. */
  readonly ended: number | null;
  readonly input: unknown;
  /** Null unless it runs a machine that is known here. */
  readonly machine: AnyStateMachine | null;
  /** The running actor; null unless the log is that of a page. */
  readonly ref: AnyActorRef | null;
  /** The page's address at its beginning, without secrets; absent unless the log is that of a page. */
  readonly address?: string;
}

/** The part of a step that only the journal of a stream has. */
export interface FactNote {
  /** The number of the fact in its stream, from 1. */
  readonly position: number;
  /** Epoch milliseconds. */
  readonly time: number;
  /** The account or process that caused it, as the journal names it; null if it names none. */
  readonly actor: string | null;
  /** The id of the command that recorded it; null if there is none. */
  readonly command: string | null;
  /** The hash of the chart that accepted it. */
  readonly chart: string;
  /** Whether that is the hash of today's chart. */
  readonly isTodays: boolean;
}

/** The objects of XState behind the microsteps of a step. */
export interface StepDetails {
  /** The event of each microstep and the snapshot after it, in the order of `microsteps`. */
  readonly micro: readonly { readonly event: EventObject; readonly snapshot: AnyMachineSnapshot }[];
  /** The actions that were executed, in their order. `assign` is none of them, since it only changes the context. */
  readonly effects: readonly Effect[];
}

/** One event of an actor that runs a machine, with its effects. */
export interface LoggedStep {
  /** From 1, across the whole log: dropped steps keep their numbers. */
  readonly number: number;
  /** Milliseconds since the log began. */
  readonly at: number;
  /** The actor that received the event. */
  readonly session: string;
  /** The actor that sent it; null if it came from outside. */
  readonly from: string | null;
  readonly event: EventObject;
  /** Null at the actor's beginning. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  /** In their order, the first being that of the event itself. */
  readonly microsteps: readonly Microstep[];
  /** The objects of XState behind the microsteps; null if the log has none: then they are derived from `before`. */
  readonly details: StepDetails | null;
  /** Null unless the log is that of a stream. */
  readonly fact: FactNote | null;
}

/** The page whose actors a log has. */
export interface LoggedPage {
  readonly brand: string;
  readonly language?: Language;
  /** CSS pixels. */
  readonly width: number;
  /** Its present address, without secrets. */
  readonly address: string;
}

/** The steps of actors in the order of their events. Old steps are dropped when it is full. */
export interface Log {
  readonly origin: LogOrigin;
  /** A name for people: `This page`, `listing-4f2a`, `search.recording.json`. */
  readonly name: string;
  /** Epoch milliseconds of its beginning. */
  readonly started: number;
  /** The most steps that it holds. */
  readonly capacity: number;
  /** The number of steps that were dropped. */
  readonly dropped: number;
  /** By session, in the order of their beginnings. */
  readonly actors: ReadonlyMap<string, LoggedActor>;
  /** The number of held steps. */
  readonly length: number;
  /** Absent unless the log is that of a page. */
  readonly page?: LoggedPage;
  /** A held step by its index from 0 to `length - 1`; undefined elsewhere. */
  at(index: number): LoggedStep | undefined;
  /** The number of changes so far, such as steps, actors that begin or end, and the time of a simulation. */
  readonly revision: number;
  /** Calls back after changes, at most once in a turn of the event loop. Returns the end of the subscription. */
  subscribe(onChange: () => void): () => void;
}
