import type { DrawnChart } from './drawnChart.ts';

/** The emphasised parts of a drawing: a moment of a running machine. */
export interface Highlight {
  /** The ids of the active states, including their ancestors. */
  readonly active?: ReadonlySet<string>;
  /** Ids of states that were active before. */
  readonly visited?: ReadonlySet<string>;
  /** Keys of the transitions that were taken last. */
  readonly taken?: ReadonlySet<string>;
  /** Keys of the transitions that can be taken next. */
  readonly next?: ReadonlySet<string>;
  /** Ids of states and keys of events that the drawing next to it lacks or declares differently. */
  readonly differing?: ReadonlySet<string>;
  /** The results of the guards that were evaluated last, by the keys of their transitions. */
  readonly guards?: ReadonlyMap<string, boolean>;
}

/** How often states were entered and transitions taken. Missing ones were never entered or taken. */
export interface Heat {
  readonly states: ReadonlyMap<string, number>;
  readonly transitions: ReadonlyMap<string, number>;
}

/** The CSS classes of a drawing's shapes, by state, event, transition and edge. */
export interface Marks {
  readonly state: (id: string) => readonly string[];
  readonly event: (key: string) => readonly string[];
  readonly transition: (key: string) => readonly string[];
  readonly edge: (event: string | null, transition: string | null) => readonly string[];
}

export function marksOf({ states, events }: DrawnChart, highlight: Highlight, heat: Heat | undefined): Marks {
  const { active, visited, taken, next, guards, differing } = highlight;
  const around = new Set(states.flatMap(({ id, parent }) => (active?.has(id) && parent !== null ? [parent] : [])));
  const keys = new Map(events.map(({ key, candidates }) => [key, candidates.map((candidate) => candidate.key)]));
  const some = (event: string, of: ReadonlySet<string> | undefined) =>
    of !== undefined && (keys.get(event) ?? []).some((key) => of.has(key));
  const classes = (all: Readonly<Record<string, boolean>>) => Object.keys(all).filter((name) => all[name]);
  const isNever = (count: number | undefined) => heat !== undefined && !count;
  const most = Math.max(1, ...(heat?.states.values() ?? []));
  return {
    state: (id) =>
      classes({
        // The root is always active, so it is never marked as unvisited.
        never: id !== states[0]!.id && isNever(heat?.states.get(id)),
        ...heatOf(heat?.states.get(id) ?? 0, most),
        visited: visited?.has(id) === true && active?.has(id) !== true,
        around: active?.has(id) === true && around.has(id),
        active: active?.has(id) === true && !around.has(id),
        differing: differing?.has(id) === true,
      }),
    event: (key) =>
      classes({
        never: isNever(sum((keys.get(key) ?? []).map((each) => heat?.transitions.get(each) ?? 0))),
        next: some(key, next),
        taken: some(key, taken),
        differing: differing?.has(key) === true,
      }),
    transition: (key) =>
      classes({
        never: isNever(heat?.transitions.get(key)),
        next: next?.has(key) === true,
        // A taken transition counts as accepted, since the last candidate may have no guard.
        yes: guards?.get(key) === true || taken?.has(key) === true,
        no: guards?.get(key) === false,
      }),
    edge: (event, transition) =>
      classes({
        taken: transition === null ? event !== null && some(event, taken) : taken?.has(transition) === true,
      }),
  };
}

/** The CSS class of a count, on a logarithmic scale: `heat4` is the most. */
function heatOf(count: number, most: number): Readonly<Record<string, boolean>> {
  return count > 0 ? { [`heat${1 + Math.round((3 * Math.log(count)) / Math.log(most + 1))}`]: true } : {};
}

/** The number of times that an event was taken, over all its transitions. */
export function timesTaken({ candidates }: DrawnChart['events'][number], heat: Heat): number {
  return sum(candidates.map(({ key }) => heat.transitions.get(key) ?? 0));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
