import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { Decision } from '../journal/decide.ts';
import type { Fact } from '../journal/facts.ts';
import type { Lifecycle } from '../journal/lifecycle.ts';
import { defaultBound, wholeContext } from './flowCases.ts';

/**
 * A command with its data: calls the rule with the present journal's state and the time, in epoch milliseconds.
 * Undefined if the command is impossible there, such as a change of something that does not exist yet.
 */
export type CommandCase<Context, F extends Fact> = (now: Context, at: number) => Decision<F> | undefined;

/** Path-test cases for a lifecycle: commands, whose rules refuse them or return facts, which are folded. */
export interface LifecycleCases<M extends AnyStateMachine = AnyStateMachine> {
  readonly kind: 'lifecycle';
  readonly machine: M;
  readonly lifecycle: Lifecycle<M>;
  /** The cases of each command, by its name (`listing.publish`), and within it by the name of the case in paths. */
  readonly commands: Readonly<Record<string, Readonly<Record<string, CommandCase<never, Fact>>>>>;
  /** The parts of the context that distinguish situations, in addition to the states; `{}` if these suffice. */
  readonly keys: Readonly<Record<string, (now: never) => unknown>>;
  /** Claims that hold in every situation; a failing walk names the broken claim. */
  readonly invariants: Readonly<Record<string, (now: never) => boolean>>;
  /** The most situations that a walk may reach before it fails because the keys distinguish too many. */
  readonly bound: number;
}

/** Declares the path-test cases of a lifecycle. */
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
