import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, EventObject } from 'xstate';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import type { Situation } from '#inspector/paths/charts/situation.ts';
import { stateName } from '#machines/journal/fold.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';

/** An event of a flow, a delay, or the answer of a pending actor. */
export type Happening =
  | AnyEventObject
  /** The time that passes, in milliseconds; it must end exactly at a delay of the chart. */
  | { readonly after: number }
  | { readonly done: string; readonly output?: unknown }
  | { readonly error: string };

/**
 * The statements of a document about a chart, written by hand from the document and never from the chart. Paths
 * generated from a chart cannot prove it wrong.
 */
export interface DocumentedChart {
  /** The path of the document that contains the table. */
  readonly document: string;
  /** The machine that the document describes, with its cases. */
  readonly cases: FlowCases;
  /** The document's names of states, each with the equivalent condition on the flow. */
  readonly states: Readonly<Record<string, (now: AnyMachineSnapshot) => boolean>>;
  /** The events by their names in the document. */
  readonly events: Readonly<Record<string, Happening>>;
  /** The path to each state: an input of the flow, and the events that follow. */
  readonly ways: Readonly<Record<string, readonly [input: unknown, ...events: string[]]>>;
  /** The rows of the document's table: state, event, next state. */
  readonly rows: readonly (readonly [state: string, event: string, next: string])[];
}

/** Declares a test for each row of the document's table. */
export function itIsDocumented({ document, cases, states, events, ways, rows }: DocumentedChart): void {
  const walkable = flowWalk(cases);

  function happens(from: Situation, name: string): Situation {
    const happening = events[name];
    if (!happening) throw new Error(`${name} is no event of the table of ${walkable.id}`);
    if ('type' in happening || !('after' in happening)) return walkable.send!(from, eventOf(happening), 0);
    const [first] = from.clocks;
    const reported = from.clocks.map(({ left }) => left).join(', ') || 'none';
    if (first === undefined || first.left !== happening.after) {
      throw new Error(
        `${walkable.id} in ${stateName(from.snapshot)}: no delay of ${happening.after} ms is next (${reported})`,
      );
    }
    return walkable.send!(from, first.event, happening.after);
  }

  function expectIn(state: string, { snapshot }: Situation): void {
    const isThere = states[state];
    if (!isThere) throw new Error(`${state} is no state of the table of ${walkable.id}`);
    expect(isThere(snapshot), `${state}; the chart is in ${stateName(snapshot)}`).toBe(true);
  }

  describe(`${walkable.id}, by ${document}`, () => {
    it.each(rows)('%s: %s: %s', (state, event, next) => {
      const [input, ...way] = ways[state]!;
      const before = way.reduce(happens, walkable.begin!(input));
      expectIn(state, before);
      const after = happens(before, event);
      expectIn(next, after);
      if (next !== state) expect(states[state]!(after.snapshot), `still ${state}`).toBe(false);
    });
  });
}

function eventOf(happening: Exclude<Happening, { readonly after: number }>): EventObject {
  if ('type' in happening) return happening;
  const answer =
    'done' in happening
      ? { type: `xstate.done.actor.${happening.done}`, output: happening.output, actorId: happening.done }
      : { type: `xstate.error.actor.${happening.error}`, error: new Error('No line'), actorId: happening.error };
  return answer;
}

/** The sights that the active states promise (`meta: { shows }`). */
export function shown(now: AnyMachineSnapshot): readonly string[] {
  return Object.values(now.getMeta() as Record<string, { readonly shows?: readonly string[] } | undefined>).flatMap(
    (meta) => meta?.shows ?? [],
  );
}

/** Whether exactly the expected ones of some sights are shown. */
export function shows(now: AnyMachineSnapshot, of: readonly string[], ...expected: readonly string[]): boolean {
  const there = shown(now).filter((name) => of.includes(name));
  return [...new Set(there)].toSorted().join() === expected.toSorted().join();
}
