import type { Edge, Exploration } from '#inspector/paths/explore.ts';

/** A long path through a flow: a beginning, and the labels of its steps. */
interface Tour {
  readonly beginning: string;
  readonly steps: readonly string[];
}

/**
 * The coverage of long paths: every step in every state, or in every situation with a different key; or every
 * transition. With ALLMEND_LONG=1 all but transitions are covered from each beginning.
 */
export type Sweep = 'states' | 'situations' | 'transitions';

/** The parts of a sweep that a step covers. Parallel states are not multiplied with each other. */
const partsOf: Readonly<Record<Sweep, (edge: Edge) => readonly string[]>> = {
  states: ({ from, label }) => from.states.map((state) => `${state} | ${label}`),
  situations: ({ from, label }) => [`${from.key} | ${label}`],
  transitions: ({ marks }) => [...marks.transitions],
};

const isLong = process.env['ALLMEND_LONG'] === '1';

/** A few long paths: each continues from its current place to the nearest step that covers something new. */
export function toursOver({ walkable, edges, places }: Exploration, sweep: Sweep): readonly Tour[] {
  const from = Map.groupBy(edges, (edge) => edge.from.key);
  const parts = partsOf[sweep];
  const all = new Set(edges.flatMap(parts));

  /** The shortest path to a step that covers something missing, including that step. */
  function nearest(start: string, missing: ReadonlySet<string>): readonly Edge[] {
    const met = new Set([start]);
    const open: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: start, way: [] }];
    for (let next = open.shift(); next; next = open.shift()) {
      for (const edge of from.get(next.at) ?? []) {
        const way = [...next.way, edge];
        if (parts(edge).some((part) => missing.has(part))) return way;
        if (met.has(edge.to) || !places.has(edge.to)) continue;
        met.add(edge.to);
        open.push({ at: edge.to, way });
      }
    }
    return [];
  }

  /** Continues from the beginning until nothing new is reachable; empty when nothing was. */
  function tour(start: string, missing: Set<string>): readonly string[] {
    const steps: string[] = [];
    for (let at = start, way = nearest(at, missing); way.length > 0; way = nearest(at, missing)) {
      for (const edge of way) {
        steps.push(edge.label);
        for (const part of parts(edge)) missing.delete(part);
        at = edge.to;
      }
    }
    return steps;
  }

  const once = new Set(all);
  return walkable.beginnings.flatMap(({ name: beginning, situation }): Tour[] => {
    const start = walkable.key(situation);
    const missing = isLong && sweep !== 'transitions' ? new Set(all) : once;
    const tours: Tour[] = [];
    // A tour ends at a dead end; another one from the same beginning may cover more.
    for (let steps = tour(start, missing); steps.length > 0; steps = tour(start, missing)) {
      tours.push({ beginning, steps });
    }
    // A beginning from which no step is possible is checked too, by a tour without steps.
    return tours.length > 0 || from.has(start) ? tours : [{ beginning, steps: [] }];
  });
}
