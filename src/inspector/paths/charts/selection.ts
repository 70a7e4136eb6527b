import type { Chart, ChartTransition } from './chart.ts';

// The order in which a chart selects transitions for an event (SCXML: selectTransitions, removeConflictingTransitions),
// as far as an analysis of a finished walk needs it.

/** A state and its ancestors. */
export function ancestorsOf(chart: Pick<Chart, 'states'>, id: string): string[] {
  const parent = chart.states.get(id)?.parent;
  return parent ? [id, ...ancestorsOf(chart, parent)] : [id];
}

/**
 * Whether a transition of another region leaves a state. XState also evaluated that state's guards. For eventless
 * transitions it reports only those that were taken, so the results of these guards are unknown.
 */
export function isPreempted(
  chart: Chart,
  chosen: readonly ChartTransition[],
  active: readonly string[],
  leaf: string,
): boolean {
  const around = ancestorsOf(chart, leaf);
  return (
    !chosen.some(({ source }) => around.includes(source)) &&
    chosen.some((each) => leftBy(chart, each, active).includes(leaf))
  );
}

/** The candidates of a state for an event, in the order of evaluation: exact ones, then the longest wildcard. */
export function candidatesOf(chart: Chart, state: string, event: string): readonly ChartTransition[] {
  const own = sourcesOf(chart).get(state) ?? [];
  return own
    .filter(({ descriptor }) => matchesDescriptor(descriptor, event))
    .toSorted(
      (one, other) =>
        Number(other.descriptor === event) - Number(one.descriptor === event) ||
        other.descriptor.length - one.descriptor.length,
    );
}

const bySource = new WeakMap<Chart, ReadonlyMap<string, readonly ChartTransition[]>>();

function sourcesOf(chart: Chart): ReadonlyMap<string, readonly ChartTransition[]> {
  const known = bySource.get(chart);
  if (known) return known;
  const made = Map.groupBy(chart.transitions.values(), ({ source }) => source);
  bySource.set(chart, made);
  return made;
}

/** Whether a descriptor, perhaps a wildcard (`*`, `menu.*`), matches an event. */
export function matchesDescriptor(descriptor: string, event: string): boolean {
  if (descriptor === event) return true;
  if (descriptor === '' || event === '') return false;
  if (descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${event}.`.startsWith(descriptor.slice(0, -1));
}

/** Among transitions that would leave the same states only one is taken: the inner one, or else the first (SCXML). */
export function withoutPreempted(
  chart: Chart,
  chosen: readonly ChartTransition[],
  active: readonly string[],
): readonly ChartTransition[] {
  if (chosen.length < 2) return chosen;
  const selected: ChartTransition[] = [];
  for (const one of chosen) {
    const left = leftBy(chart, one, active);
    const rivals = selected.filter((other) => leftBy(chart, other, active).some((id) => left.includes(id)));
    const inner = rivals.every(
      ({ source }) => one.source !== source && ancestorsOf(chart, one.source).includes(source),
    );
    if (!inner) continue;
    for (const rival of rivals) selected.splice(selected.indexOf(rival), 1);
    selected.push(one);
  }
  return selected;
}

function leftBy(chart: Chart, { source, targets, reenter }: ChartTransition, active: readonly string[]): string[] {
  if (targets.length === 0) return [];
  const isWithin = (id: string, of: string) => id !== of && ancestorsOf(chart, id).includes(of);
  const stays = !reenter && targets.every((target) => target === source || isWithin(target, source));
  const common = (ids: readonly string[]) =>
    ancestorsOf(chart, source).find((id) => id !== source && ids.every((each) => isWithin(each, id)));
  const domain = stays ? source : common([...targets, source]);
  return active.filter((id) => (domain === undefined ? true : isWithin(id, domain)));
}
