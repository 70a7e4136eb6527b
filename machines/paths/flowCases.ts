import type {
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type * as z from 'zod/mini';

/** An example value, or a function of the situation; undefined means that it cannot occur there. */
export type Case<Value, Snapshot> = Value | ((now: Snapshot) => Value | undefined);

/** Example values, by the names that paths use for them. */
export type Cases<Value, Snapshot> = Readonly<Record<string, Case<Value, Snapshot>>>;

/** The possible outcomes of an actor that a flow invokes. */
export interface ActorCases<Output = unknown, Snapshot = unknown> {
  /** The values with which the actor resolves. */
  readonly resolves?: Cases<Output, Snapshot>;
  /**
   * The errors with which the actor rejects. Without any it never fails: omit them only if its implementation catches
   * every error.
   */
  readonly rejects?: Cases<unknown, Snapshot>;
}

/**
 * The answer of an actor in a replay, made from the situation and from the events that were recorded next, so that these fit it.
 * Undefined selects a declared answer.
 */
export type StubAnswer<Output, Snapshot> = (now: Snapshot, next: readonly EventObject[]) => Output | undefined;

/**
 * The cases with which path tests walk a flow: inputs, events with their data, outcomes of its actors, and the keys
 * that distinguish situations. They are next to the machine and its schema, and only test tools import them.
 */
export interface FlowCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly kind: 'flow';
  readonly machine: M;
  /** The declaration of the flow's events: every case of an event is checked against it. */
  readonly schema: z.ZodMiniType;
  /** The inputs of the flow, by name. A flow without input has one, called `start`. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  /** Example data of each event, without its type. An event without data needs no case. */
  readonly events: Readonly<Record<string, Cases<object, never>>>;
  /**
   * The outcomes of each actor, by the name that `setup` declares. An actor that only sends events, which have their
   * own cases, has an empty entry.
   */
  readonly actors: Readonly<Record<string, ActorCases<unknown, never>>>;
  /**
   * The answer of each actor in a replay, by the name that `setup` declares. The recording does not contain the
   * answers.
   */
  readonly stubAnswers?: Readonly<Record<string, StubAnswer<unknown, never> | undefined>>;
  /**
   * The parts of the context that distinguish situations, in addition to the states: as much as guards and paths depend
   * on, and no more. `{}` if the states suffice.
   */
  readonly keys: Readonly<Record<string, (now: never) => unknown>>;
  /** Claims that hold in every situation; a failing walk names the broken claim. */
  readonly invariants: Readonly<Record<string, (now: never) => boolean>>;
  /** The most situations that a walk may reach before it fails because the keys distinguish too many. */
  readonly bound: number;
}

/** The default bound of a walk: the most situations that it may reach. */
export const defaultBound = 2_000;

type ActorsOf<M> =
  M extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any, any>
    ? Actor
    : never;

type DataOf<E> = Omit<E, 'type'>;
type OfType<E, T> = Extract<E, { readonly type: T }>;
type Carrying<E extends EventObject> = E extends unknown ? (keyof DataOf<E> extends never ? never : E['type']) : never;

type Declared<M extends AnyStateMachine> = {
  readonly machine: M;
  readonly schema: z.ZodMiniType<EventFromLogic<M>>;
  readonly events: {
    readonly [T in Carrying<EventFromLogic<M>>]: Cases<DataOf<OfType<EventFromLogic<M>, T>>, SnapshotFrom<M>>;
  } & {
    readonly [T in Exclude<EventFromLogic<M>['type'], Carrying<EventFromLogic<M>>>]?: Cases<
      Record<never, never>,
      SnapshotFrom<M>
    >;
  };
  readonly keys?: Readonly<Record<string, (now: SnapshotFrom<M>) => unknown>>;
  readonly invariants?: Readonly<Record<string, (now: SnapshotFrom<M>) => boolean>>;
  readonly bound?: number;
} & (unknown extends InputFrom<M>
  ? { readonly inputs?: undefined }
  : { readonly inputs: Readonly<Record<string, InputFrom<M>>> }) &
  ([ActorsOf<M>] extends [never]
    ? { readonly actors?: undefined; readonly stubAnswers?: undefined }
    : {
        readonly actors: {
          readonly [A in ActorsOf<M> as A['src']]: ActorCases<
            A extends ProvidedActor ? OutputFrom<A['logic']> : never,
            SnapshotFrom<M>
          >;
        };
        readonly stubAnswers?: {
          readonly [A in ActorsOf<M> as A['src']]?: StubAnswer<
            A extends ProvidedActor ? OutputFrom<A['logic']> : never,
            SnapshotFrom<M>
          >;
        };
      });

/** Keys of cases that declare none: the whole context, with which a walk ends only if the context is finite. */
export const wholeContext = { 'the whole context': ({ context }: { readonly context: unknown }) => context };

/** Declares the path-test cases of a flow. Its types check every case against the machine's declarations. */
export function flowCases<M extends AnyStateMachine>(cases: Declared<M>): FlowCases<M> {
  const { machine, schema, events, inputs, actors, stubAnswers, keys, invariants, bound } = cases;
  return {
    kind: 'flow',
    machine,
    schema,
    inputs: inputs ?? ({ start: undefined } as never),
    events: events,
    actors: actors ?? {},
    ...(stubAnswers && { stubAnswers }),
    keys: keys ?? wholeContext,
    invariants: invariants ?? {},
    bound: bound ?? defaultBound,
  };
}
