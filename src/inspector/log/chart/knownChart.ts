import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../../paths/charts/chart.ts';

const charts = new WeakMap<object, Chart>();

/** The chart of a machine. All actors of a page whose machines differ only in their implementations share it. */
export function knownChart(machine: AnyStateMachine): Chart {
  const config = machine.config as object;
  const known = charts.get(config);
  if (known) return known;
  const made = chartOf(machine);
  charts.set(config, made);
  return made;
}
