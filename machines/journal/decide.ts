import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Fact } from './facts.ts';
import { fold, FoldError, stateName, type Folded } from './fold.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** The present state forbids the command, whatever the rule decides. */
export type WrongState = Refusal<'journal.wrongState'>;

/** The decision of a rule: a refusal, or the new facts (none if nothing changes). */
export type Decision<F extends Fact = Fact, Code extends string = string> = Refusal<Code> | readonly F[];

/**
 * Folds the facts of a rule's decision. Rules check the command's data, and the chart checks the state. A decision
 * whose facts the chart does not accept is refused here, so rules never check states.
 */
export function accept<M extends AnyStateMachine, F extends Fact, Code extends string>(
  machine: M,
  folded: Folded<SnapshotFrom<M>>,
  decision: Decision<F, Code>,
): { readonly facts: readonly F[]; readonly folded: Folded<SnapshotFrom<M>> } | Refusal<Code> | WrongState {
  if (isRefusal<Code>(decision)) return decision;
  try {
    return { facts: decision, folded: fold(machine, folded, decision) };
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    return refuse('journal.wrongState', { fact: error.fact.type, state: stateName(folded.snapshot as never) });
  }
}
