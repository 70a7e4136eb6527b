import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Fact } from './facts.ts';
import { fold, FoldError, stateName, type Folded } from './fold.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** Where the thing stands forbids the command, whatever the rule says of it. */
export type WrongState = Refusal<'journal.wrongState'>;

/** What a rule answers: a refusal, or the facts that now have happened (none when all is so already). */
export type Decision<F extends Fact = Fact, Code extends string = string> = Refusal<Code> | readonly F[];

/**
 * Takes a rule's decision to where the journal would then stand. Rules judge what was asked; *where* a thing stands is
 * the chart's question, so a decision whose facts the chart does not accept is refused here and no rule asks for a state.
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
