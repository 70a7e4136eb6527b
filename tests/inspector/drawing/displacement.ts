import type { DrawnChart, DrawnState } from '#inspector/drawing/drawnChart.ts';
import type { DrawnEvent } from '#inspector/drawing/drawnEvents.ts';
import type { PlacedChart } from '#inspector/drawing/layout.ts';

/** A chart with a further state after another, to which an event of the other leads. */
export function withStateAfter(chart: DrawnChart, { id, parent }: DrawnState): DrawnChart {
  const added: DrawnState = {
    id: `${parent}.addedState`,
    name: 'addedState',
    type: 'atomic',
    parent,
    description: undefined,
    tags: [],
    entry: [],
    exit: [],
    invokes: [],
    initial: [],
    history: null,
    hidden: null,
  };
  const key = `${id} | state.added`;
  const event: DrawnEvent = {
    key,
    source: id,
    name: 'state.added',
    kind: 'event',
    milliseconds: null,
    candidates: [{ key: `${key} | 0`, guard: null, isElse: false, actions: [], effect: 'leads', targets: [added.id] }],
  };
  const after = chart.states.findLastIndex((state) => state.id === id || isWithin(chart, state, id));
  const lastEvent = chart.events.findLastIndex(({ source }) => source === id);
  return {
    ...chart,
    states: chart.states.toSpliced(after + 1, 0, added),
    events: chart.events.toSpliced(lastEvent + 1, 0, event),
  };
}

function isWithin({ states }: DrawnChart, { parent }: DrawnState, id: string): boolean {
  const around = states.find((state) => state.id === parent);
  return around !== undefined && (around.id === id || isWithin({ states } as DrawnChart, around, id));
}

/** A state in each compound state, after which a state can be added: the first, the last, the first and so on. */
export function placesIn({ states }: DrawnChart): DrawnState[] {
  const compound = states.filter(({ type, hidden }) => type === 'compound' && !hidden);
  return compound.map(({ id }, index) => states.filter(({ parent }) => parent === id).at(index % 2 === 0 ? 0 : -1)!);
}

/**
 * The displacement of the boxes between two drawings: the median distance of their upper left corners. It is a share
 * of the diagonal of the second drawing.
 */
export function displacement(before: PlacedChart, after: PlacedChart): number {
  const places = new Map(before.boxes.map((box) => [box.id, box]));
  const distances = after.boxes.flatMap(({ id, x, y }) => {
    const place = places.get(id);
    return place ? [Math.hypot(x - place.x, y - place.y)] : [];
  });
  return quantile(distances, 0.5) / Math.hypot(after.width, after.height);
}

/** The quantile of some values: this share of them is below it. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!;
}
