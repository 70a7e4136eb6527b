import type { DrawnChart } from '../../drawing/drawnChart.ts';
import type { LoggedStep } from '../../log/log.ts';

/**
 * The parts of a chart that the other chart lacks or declares differently: states, and events with their guards, actions and
 * targets. A state that is active on one side alone differs too.
 */
export function differingParts(
  one: { readonly chart: DrawnChart; readonly step: LoggedStep | null },
  other: { readonly chart: DrawnChart; readonly step: LoggedStep | null },
): ReadonlySet<string> {
  const known = new Set([...other.chart.states.map(keyOfState), ...other.chart.events.map(keyOfEvent)]);
  const active = activeStates(other.step);
  return new Set([
    ...one.chart.states.filter((state) => !known.has(keyOfState(state))).map(({ id }) => id),
    ...one.chart.events.filter((event) => !known.has(keyOfEvent(event))).map(({ key }) => key),
    ...[...activeStates(one.step)].filter((id) => !active.has(id)),
  ]);
}

function keyOfState({ id, type, entry, exit, invokes }: DrawnChart['states'][number]): string {
  return JSON.stringify(['state', id, type, entry, exit, invokes.map(({ actor }) => actor)]);
}

function keyOfEvent({ key, candidates }: DrawnChart['events'][number]): string {
  return JSON.stringify(['event', key, candidates.map(({ guard, actions, targets }) => [guard, actions, targets])]);
}

function activeStates(step: LoggedStep | null): ReadonlySet<string> {
  return new Set((step?.after._nodes ?? []).map(({ id }) => id));
}
