import type { Chart } from '../charts/chart.ts';
import { addPairs, type Kind, kinds, mark, noMarks } from '../charts/marks.ts';
import type { MachineTrace, TracedTurn } from './trace.ts';

/**
 * The number of events that covered each part of a chart, by key. They took the transition, evaluated the guard, ended
 * in the state or passed through it. Uncovered parts are absent.
 */
export type Counts = Readonly<Record<Kind, ReadonlyMap<string, number>>>;

export interface Tally {
  readonly counts: Counts;
  /** The number of events of an older chart, with states or transitions that no longer exist. */
  readonly leftOut: number;
}

/** Counts the parts of a chart that traces of its machine cover. */
export function tally(chart: Chart, traces: readonly MachineTrace[]): Tally {
  const counts = { states: new Map(), transitions: new Map(), guards: new Map(), pairs: new Map() };
  let leftOut = 0;
  for (const { turns, follows } of traces) {
    const moves = turns.map((turn) => {
      if (!isOf(chart, turn)) {
        leftOut += Math.max(1, turn.count);
        return null;
      }
      const marks = noMarks();
      const own = mark(chart, turn.before, turn.microsteps, marks);
      const met = new Set(turn.microsteps.flatMap(({ states, taken }) => [...states, ...targetsOf(chart, taken)]));
      for (const kind of kinds) {
        for (const key of marks[kind]) {
          // A state that an event only leaves adds 0 here, as an earlier event has counted it.
          const isLeft = kind === 'states' && !met.has(key);
          add(counts[kind], key, isLeft ? 0 : turn.count);
        }
      }
      return own;
    });
    for (const [first, next, count] of follows) {
      const [last, then] = [moves[first]?.at(-1), moves[next]?.[0]];
      if (!last || !then) continue;
      const marks = noMarks();
      addPairs(last, then, marks);
      for (const key of marks.pairs) add(counts.pairs, key, count);
    }
  }
  return { counts, leftOut };
}

function targetsOf({ transitions }: Chart, taken: readonly string[]): readonly string[] {
  return taken.flatMap((key) => transitions.get(key)?.targets ?? []);
}

function isOf({ states, transitions }: Chart, { before, microsteps }: TracedTurn): boolean {
  return (
    before.every((id) => states.has(id)) &&
    microsteps.every(
      (step) => step.taken.every((key) => transitions.has(key)) && step.states.every((id) => states.has(id)),
    )
  );
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
