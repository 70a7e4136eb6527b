import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { Decision } from '../journal/decide.ts';
import type { Fact } from '../journal/facts.ts';
import type { Lifecycle } from '../journal/lifecycle.ts';
import { defaultBound, wholeContext } from './flowCases.ts';

/**
 * One way to ask for something: asks its rule, with what the journal tells so far and the time, in epoch milliseconds.
 * Undefined where nobody could ask, as for a change of what is not there yet.
 */
export type CommandCase<Context, F extends Fact> = (now: Context, at: number) => Decision<F> | undefined;

/** Path-test cases for a lifecycle: commands, which its rules refuse or answer with facts, and these are folded. */
export interface LifecycleCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly kind: 'lifecycle';
  readonly machine: M;
  readonly lifecycle: Lifecycle<M>;
  /** By the name of the command (`listing.publish`), and within it by the name that paths call the case. */
  readonly commands: Readonly<Record<string, Readonly<Record<string, CommandCase<never, Fact>>>>>;
  /** What of the context tells situations apart, besides the states; `{}` where they do alone. */
  readonly keys: Readonly<Record<string, (now: never) => unknown>>;
  /** What holds in every situation, by the claim that a failing walk names. */
  readonly invariants: Readonly<Record<string, (now: never) => boolean>>;
  /** Most situations that a walk may meet before it says that the keys tell too many apart. */
  readonly bound: number;
}

/** Declares what a lifecycle is walked with. */
export function lifecycleCases<M extends AnyStateMachine, F extends Fact>(cases: {
  readonly lifecycle: Lifecycle<M, F>;
  readonly commands: Readonly<Record<string, Readonly<Record<string, CommandCase<ContextFrom<M>, F>>>>>;
  readonly keys?: Readonly<Record<string, (now: SnapshotFrom<M>) => unknown>>;
  readonly invariants?: Readonly<Record<string, (now: SnapshotFrom<M>) => boolean>>;
  readonly bound?: number;
}): LifecycleCases<M> {
  const { lifecycle, commands, keys, invariants, bound } = cases;
  return {
    kind: 'lifecycle',
    machine: lifecycle.machine,
    lifecycle,
    commands: commands,
    keys: keys ?? wholeContext,
    invariants: invariants ?? {},
    bound: bound ?? defaultBound,
  };
}
