import type { Edge, Exploration } from '#inspector/paths/explore.ts';

/** A long way: a beginning, and labels of steps. */
interface Tour {
  readonly beginning: string;
  readonly steps: readonly string[];
}

/**
 * From every beginning a long way, or a few, that does in every state all that can be done in it, whatever came before:
 * what a view gets wrong is often a control that is dead in one state alone. From where one is it goes on to the nearest
 * step that is new in its state.
 */
export function toursOver({ walkable, edges, places }: Exploration, inEverySituation = false): readonly Tour[] {
  const namesOf = inEverySituation ? inSituation : inStates;
  const from = Map.groupBy(edges, (edge) => edge.from.key);

  /** The shortest way to a step that is still missing, that included. */
  function nearest(start: string, missing: ReadonlySet<string>): readonly Edge[] {
    const met = new Set([start]);
    const open: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: start, way: [] }];
    for (let next = open.shift(); next; next = open.shift()) {
      for (const edge of from.get(next.at) ?? []) {
        const way = [...next.way, edge];
        if (namesOf(edge).some((name) => missing.has(name))) return way;
        if (met.has(edge.to) || !places.has(edge.to)) continue;
        met.add(edge.to);
        open.push({ at: edge.to, way });
      }
    }
    return [];
  }

  return walkable.beginnings.flatMap(({ name: beginning, situation }) => {
    const start = walkable.key(situation);
    const missing = new Set(edges.flatMap(namesOf));
    const tours: Tour[] = [];
    let steps: string[] = [];
    for (let at = start; ;) {
      const way = nearest(at, missing);
      for (const edge of way) {
        steps.push(edge.label);
        for (const name of namesOf(edge)) missing.delete(name);
        at = edge.to;
      }
      if (way.length > 0) continue;
      // What leads nowhere on ends a tour; another from the beginning may find more.
      if (steps.length === 0) return tours;
      tours.push({ beginning, steps });
      steps = [];
      at = start;
    }
  });
}

/** A step in each of the states in which it is done: parallel ones are not multiplied with each other. */
function inStates({ from, label }: Edge): readonly string[] {
  return from.states.map((state) => `${state} | ${label}`);
}

function inSituation({ from, label }: Edge): readonly string[] {
  return [`${from.key} | ${label}`];
}
