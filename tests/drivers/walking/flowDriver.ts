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

/** A displayed flow: its user interface, and the controls of its environment. */
export interface Stage {
  readonly surface: Surface;
  readonly watch: FlowWatch;
  /** Releases the call of an actor of the flow. A stage without it has no pending calls. */
  answers?(actor: string, answer: Answer): Promise<void>;
  /** Causes events that no gesture causes: those of a device or of the app itself. */
  happens?(event: EventObject): Promise<void>;
  /** Advances the clock of the stage by milliseconds. */
  passes?(milliseconds: number): Promise<void>;
  /** Ends the stage: restores the environment as it was before. */
  ends(): Promise<void>;
}

/** The end of an actor's call, with the data of the walk's case: XState's own event of it. */
export type Answer =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** The place where a flow is shown. In a browser the responses are a real server's. */
export type Place = 'view' | 'browser';

/** The remaining steps of a path, for environments that have to prepare them. */
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

/** The moment of a step: the state of the chart before it, and the following steps. */
export interface Moment<Snapshot = AnyMachineSnapshot> extends Ahead {
  readonly before: Snapshot;
}

/** Performs the user's gesture that causes an event. */
export type Gesture<E extends EventObject = EventObject, Snapshot = AnyMachineSnapshot> = (
  surface: Surface,
  event: E,
  stage: Stage,
  moment: Moment<Snapshot>,
) => Promise<unknown> | void;

/**
 * The driver of a flow's display. It defines the visitor's events and gestures, the sights that its states promise
 * (`meta: { shows: […] }`), and how to open it.
 */
export interface FlowDriver<M extends AnyStateMachine = AnyStateMachine> {
  /** The machine with the events that a visitor can cause, and the possible responses. */
  readonly cases: FlowCases<M>;
  /** The sights that the states of the machine promise, by name. */
  readonly sights: Readonly<Record<Promised<M>, Sight>>;
  readonly does: { readonly [T in EventFromLogic<M>['type']]?: Gesture<OfType<EventFromLogic<M>, T>, SnapshotFrom<M>> };
  /**
   * The events that happen by themselves as soon as possible, such as the one of being opened. Given as types of
   * events, labels of steps, or a condition on a step and the situation before it.
   */
  readonly byItself?:
    | readonly string[]
    | ((step: Pick<WalkedStep, 'type' | 'label'>, before: SnapshotFrom<M>) => boolean);
  /** Types of events whose data the view generates, so that the walk's data are only placeholders. */
  readonly ownData?: readonly string[];
  /**
   * Types of events whose gestures use all data of the event. If the view's flow receives different data than a
   * recorded event has, or no such event, the test fails and is not skipped.
   */
  readonly usesData?: readonly string[];
  /** Set if the view has no actor whose state could be compared: the reason for that. */
  readonly withoutActor?: string;
  /** The transitions that are impossible in this view, in readable form, each with the reason. */
  readonly untaken?: Readonly<Record<string, string>>;
  /** The coverage of long paths on the mounted view; by default every step in every state. */
  readonly sweep?: Sweep;
  /** Mounts the view of the flow, at the beginning of a path. */
  opensView?(input: InputFrom<M>, ahead: Ahead): Promise<Stage>;
  /** Opens the page in a browser, as a visitor would. */
  opensPage?(visitor: Visitor, input: InputFrom<M>, ahead: Ahead): Promise<Stage>;
  /** Checks details that depend on more than the state: totals, orders, addresses. Throws when they are wrong. */
  expectDetails?(stage: Stage, snapshot: SnapshotFrom<M>, place: Place): Promise<void>;
}

/** Declares a driver; its type requires the sights that its machine promises. */
export function declareDriver<M extends AnyStateMachine>(
  cases: FlowCases<M>,
  driver: Omit<FlowDriver<M>, 'cases'>,
): FlowDriver<M> {
  return { cases, ...driver };
}
