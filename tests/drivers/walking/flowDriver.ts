import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { WalkedStep } from '#inspector/paths/walk.ts';
import type { Visitor } from '../browser/browser.ts';
import type { FlowWatch } from './flowWatch.ts';
import type { Sight, Surface } from './surface.ts';
import type { Sweep } from './tours.ts';

/** A flow that is shown: its surface, and what lies in the hands of whoever opened it. */
export interface Stage {
  readonly surface: Surface;
  readonly watch: FlowWatch;
  /** Lets the call through that an actor of the flow waits for. Of what waits for nothing there is nothing to let through. */
  answers?(actor: string, answer: Answer): Promise<void>;
  /** What no hand does: a device or the app itself. */
  happens?(event: EventObject): Promise<void>;
  /** So many milliseconds pass. */
  passes?(milliseconds: number): Promise<void>;
  /** All is as it was before it was opened. */
  ends(): Promise<void>;
}

/** How an actor's call ends, with what the walk's case says: XState's own event of it. */
export type Answer =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** Where a flow is shown. In a browser the answers are a real server's. */
export type Place = 'view' | 'browser';

/** What a path is about to do; some surroundings have to know before they are asked. */
export interface Ahead {
  readonly steps: readonly WalkedStep[];
}

type OfType<E, T> = Extract<E, { readonly type: T }>;
type MetaOf<M> =
  M extends StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, infer Meta, any, any>
    ? Meta
    : never;

/** The sights that the states of a machine promise. */
export type Promised<M> = MetaOf<M> extends { readonly shows: readonly (infer Name extends string)[] } ? Name : never;

/** The moment of a step: where the chart stands before it, and what comes after it. */
export interface Moment<Snapshot = AnyMachineSnapshot> extends Ahead {
  readonly before: Snapshot;
}

/** The hand that does an event. */
export type Gesture<E extends EventObject = EventObject, Snapshot = AnyMachineSnapshot> = (
  surface: Surface,
  event: E,
  stage: Stage,
  moment: Moment<Snapshot>,
) => Promise<unknown> | void;

/**
 * How a flow is walked where it is shown: what a visitor can do, by what gesture, where to look for what its states
 * promise (`meta: { shows: […] }`), and how to open it.
 */
export interface FlowDriver<M extends AnyStateMachine = AnyStateMachine> {
  /** What a visitor can do there, and what can come back. */
  readonly cases: FlowCases<M>;
  /** Where each sight that a state promises is found. */
  readonly sights: Readonly<Record<Promised<M>, Sight>>;
  readonly does: { readonly [T in EventFromLogic<M>['type']]?: Gesture<OfType<EventFromLogic<M>, T>, SnapshotFrom<M>> };
  /**
   * What comes without anybody's doing as soon as it can, such as the event of having been opened: types of events, labels
   * of steps, or what is so of a step and the situation before it.
   */
  readonly byItself?:
    | readonly string[]
    | ((step: Pick<WalkedStep, 'type' | 'label'>, before: SnapshotFrom<M>) => boolean);
  /** Types of events whose data are the view's own, so that those of the walk only stand for them. */
  readonly ownData?: readonly string[];
  /**
   * Types of events whose gestures use all data of the event. If the view's flow receives other data than a recorded
   * event has, or no such event, the test fails and is not skipped.
   */
  readonly usesData?: readonly string[];
  /** Why the view has no actor of which it could be told in which state it is. */
  readonly withoutActor?: string;
  /** Transitions, as people say them, that nobody can take here, and why. */
  readonly untaken?: Readonly<Record<string, string>>;
  /** What long ways do on the mounted view; in every state all that can be done in it unless it says otherwise. */
  readonly sweep?: Sweep;
  /** Mounts the view. */
  opensView?(input: InputFrom<M>, ahead: Ahead): Promise<Stage>;
  /** Opens the page in a browser, as a visitor comes to it. */
  opensPage?(visitor: Visitor, input: InputFrom<M>, ahead: Ahead): Promise<Stage>;
  /** Whether the details are right that depend on more than the state: totals, orders, addresses. Throws where they are not. */
  expectDetails?(stage: Stage, snapshot: SnapshotFrom<M>, place: Place): Promise<void>;
}

/** Declares a driver; types hold it to what its machine promises. */
export function declareDriver<M extends AnyStateMachine>(
  cases: FlowCases<M>,
  driver: Omit<FlowDriver<M>, 'cases'>,
): FlowDriver<M> {
  return { cases, ...driver };
}
