import type { Highlight } from '../drawing/marks.ts';
import type { LoggedStep } from './log.ts';
import type { LogIndex } from './logIndex.ts';
import { nextEvents } from './nextEvents.ts';
import { rowsOf } from './rows.ts';

/**
 * The highlight of an actor's drawing at a moment: after the latest of its steps up to a number. Empty if it had not
 * begun.
 */
export function highlightAt(index: LogIndex, session: string, number: number): Highlight {
  const step = index.stepOf(session, number);
  return step ? { ...highlightOf(step), visited: index.visited(session, step.number) } : {};
}

/** The highlight of a step alone: without the states that were visited before. */
export function highlightOf(step: LoggedStep): Omit<Highlight, 'visited'> {
  const rows = rowsOf(step);
  const micro = [rows, ...rows.eventless];
  return {
    active: new Set((step.after._nodes ?? []).map(({ id }) => id)),
    taken: new Set(micro.flatMap(({ transitions }) => transitions.map(({ key }) => key))),
    // A guard that was evaluated again shows its last result.
    guards: new Map(micro.flatMap(({ guards }) => guards.map(({ key, holds }): [string, boolean] => [key, holds]))),
    next: new Set(
      nextEvents(step.after).flatMap(({ transitions }) =>
        transitions.filter(({ isOpen }) => isOpen !== false).map(({ key }) => key),
      ),
    ),
  };
}
