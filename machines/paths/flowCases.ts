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

/** One example of something, or what it is in a situation; there undefined says that it cannot happen in it. */
export type Case<Value, Snapshot> = Value | ((now: Snapshot) => Value | undefined);

/** Examples by the names that paths call them. */
export type Cases<Value, Snapshot> = Readonly<Record<string, Case<Value, Snapshot>>>;

/** What may come of an actor that a flow invokes. */
export interface ActorCases<Output = unknown, Snapshot = unknown> {
  /** What it resolves with. */
  readonly resolves?: Cases<Output, Snapshot>;
  /** What it rejects with. Without one it never fails: say so only where its edge catches everything. */
  readonly rejects?: Cases<unknown, Snapshot>;
}

/**
 * The answer of an actor in a replay, made from the situation and from the events that were recorded next, so that these fit it.
 * Undefined selects a declared answer.
 */
export type StandIn<Output, Snapshot> = (now: Snapshot, next: readonly EventObject[]) => Output | undefined;

/**
 * What a flow is walked with: beginnings, events with their data, answers of its actors, and what tells two situations
 * apart. It stands beside the machine and its schema, and only testers' tools import it.
 */
export interface FlowCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly kind: 'flow';
  readonly machine: M;
  /** The declaration of the flow's events: every case of an event is checked against it. */
  readonly schema: z.ZodMiniType;
  /** Beginnings by name. A flow without input has one, called `start`. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  /** Data of each event, without its type. An event that carries none needs no case. */
  readonly events: Readonly<Record<string, Cases<object, never>>>;
  /** By the name that `setup` declares. One that only sends events, which are cases of those, has an empty entry. */
  readonly actors: Readonly<Record<string, ActorCases<unknown, never>>>;
  /** By the name that `setup` declares: the answer in a replay, which the recording does not contain. */
  readonly standIns?: Readonly<Record<string, StandIn<unknown, never> | undefined>>;
  /**
   * What of the context tells situations apart, besides the states: as much as guards and paths depend on, and no more.
   * `{}` says that the states do alone.
   */
  readonly keys: Readonly<Record<string, (now: never) => unknown>>;
  /** What holds in every situation, by the claim that a failing walk names. */
  readonly invariants: Readonly<Record<string, (now: never) => boolean>>;
  /** Most situations that a walk may meet before it says that the keys tell too many apart. */
  readonly bound: number;
}

/** Situations that a walk may meet unless its cases say otherwise. */
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
    ? { readonly actors?: undefined; readonly standIns?: undefined }
    : {
        readonly actors: {
          readonly [A in ActorsOf<M> as A['src']]: ActorCases<
            A extends ProvidedActor ? OutputFrom<A['logic']> : never,
            SnapshotFrom<M>
          >;
        };
        readonly standIns?: {
          readonly [A in ActorsOf<M> as A['src']]?: StandIn<
            A extends ProvidedActor ? OutputFrom<A['logic']> : never,
            SnapshotFrom<M>
          >;
        };
      });

/** Keys of cases that declare none: the whole context, which ends only where it is finite. */
export const wholeContext = { 'the whole context': ({ context }: { readonly context: unknown }) => context };

/** Declares what a flow is walked with. Types hold every case to what its machine declares. */
export function flowCases<M extends AnyStateMachine>(cases: Declared<M>): FlowCases<M> {
  const { machine, schema, events, inputs, actors, standIns, keys, invariants, bound } = cases;
  return {
    kind: 'flow',
    machine,
    schema,
    inputs: inputs ?? ({ start: undefined } as never),
    events: events,
    actors: actors ?? {},
    ...(standIns && { standIns }),
    keys: keys ?? wholeContext,
    invariants: invariants ?? {},
    bound: bound ?? defaultBound,
  };
}
