import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Fact } from '#machines/journal/facts.ts';
import { accept, type Decision } from '#machines/journal/decide.ts';
import { beginning, fold, stateName, type Folded } from '#machines/journal/fold.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';

/**
 * A given-when-then specification: after this history, a command yields these facts or this refusal. Example:
 * `given(listingMachine, bikePublished).when(({ listing }) => pause(listing!, …))`.
 */
export function given<M extends AnyStateMachine>(machine: M, history: readonly Fact[]) {
  const folded = fold(machine, beginning(machine, 'given-1'), history);
  const { context } = folded.snapshot as { context: ContextFrom<M> };
  return {
    state: stateName(folded.snapshot as never),
    context,
    when<F extends Fact, Code extends string>(rule: (context: ContextFrom<M>) => Decision<F, Code>): Outcome<F> {
      const answer = accept(machine, folded, rule(context));
      if (isRefusal(answer)) return { refusal: answer, refused: answer.refused, facts: [], state: undefined };
      const { facts, folded: after } = answer as { facts: readonly F[]; folded: Folded };
      return { facts, state: stateName(after.snapshot), refused: undefined, refusal: undefined };
    },
  };
}

interface Outcome<F extends Fact> {
  readonly facts: readonly F[];
  /** The name of the state after the facts. */
  readonly state: string | undefined;
  readonly refused: string | undefined;
  readonly refusal: Refusal | undefined;
}
