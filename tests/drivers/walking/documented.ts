import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, EventObject } from 'xstate';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import type { Situation } from '#inspector/paths/charts/situation.ts';
import { stateName } from '#machines/journal/fold.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';

/** Something that happens to a flow: an event, time that passes, or the answer of an actor that it waits for. */
export type Happening =
  | AnyEventObject
  /** Milliseconds, at the end of which exactly a delay of the chart ends. */
  | { readonly after: number }
  | { readonly done: string; readonly output?: unknown }
  | { readonly error: string };

/**
 * What a document states of a chart, written by hand from the document and never from the chart: paths that are generated
 * from a chart cannot tell that the chart is wrong.
 */
export interface DocumentedChart {
  /** Where it is stated. */
  readonly document: string;
  /** The machine, by its cases. */
  readonly cases: FlowCases;
  /** What the document calls a state, and what is true of the flow exactly then. */
  readonly states: Readonly<Record<string, (now: AnyMachineSnapshot) => boolean>>;
  /** What happens, in the document's words. */
  readonly events: Readonly<Record<string, Happening>>;
  /** How a state is reached: an input of the flow and what happens then. */
  readonly ways: Readonly<Record<string, readonly [input: unknown, ...events: string[]]>>;
  /** What the document states: in this state, after this event, that state. */
  readonly rows: readonly (readonly [state: string, event: string, next: string])[];
}

/** The tests of a table: one for each row. */
export function itIsDocumented({ document, cases, states, events, ways, rows }: DocumentedChart): void {
  const walkable = flowWalk(cases);

  function happens(from: Situation, name: string): Situation {
    const happening = events[name];
    if (!happening) throw new Error(`${name} is no event of the table of ${walkable.id}`);
    if ('type' in happening || !('after' in happening)) return walkable.send!(from, eventOf(happening), 0);
    const [first] = from.clocks;
    const told = from.clocks.map(({ left }) => left).join(', ') || 'none';
    if (first === undefined || first.left !== happening.after) {
      throw new Error(
        `${walkable.id} in ${stateName(from.snapshot)}: no delay of ${happening.after} ms is next (${told})`,
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

/** What the active states promise to show (`meta: { shows }`). */
export function shown(now: AnyMachineSnapshot): readonly string[] {
  return Object.values(now.getMeta() as Record<string, { readonly shows?: readonly string[] } | undefined>).flatMap(
    (meta) => meta?.shows ?? [],
  );
}

/** Whether exactly these of some things are shown. */
export function shows(now: AnyMachineSnapshot, of: readonly string[], ...expected: readonly string[]): boolean {
  const there = shown(now).filter((name) => of.includes(name));
  return [...new Set(there)].toSorted().join() === expected.toSorted().join();
}
