import { chartOf } from '#inspector/paths/charts/chart.ts';
import { columnsOf } from '#inspector/paths/formats/columns.ts';
import { everyMark } from '#inspector/paths/charts/marks.ts';
import type { FoundMachine } from './machines.ts';

/** All machines with the number of their states and transitions. */
export function listOf(machines: readonly FoundMachine[], width: number): string {
  const rows = machines.map(({ id, kind, machine, cases, casesFile, fault }) => {
    if (fault !== null) return [id, kind, '', '', '', fault];
    if (!machine) return [id, kind, '', '', 'no', `Makes machines for others; to walk one declare it in ${casesFile}.`];
    const chart = chartOf(machine);
    const { states, transitions } = everyMark(chart);
    return [id, kind, String(states.size), String(transitions.size), cases ? 'yes' : 'no', chart.description ?? ''];
  });
  const columns = [
    { heading: 'machine' },
    { heading: 'kind' },
    { heading: 'states', align: 'right' },
    { heading: 'transitions', align: 'right' },
    { heading: 'cases' },
    { heading: 'what it is' },
  ] as const;
  return [
    ...columnsOf(columns, rows, width),
    '',
    'The paths of one: npm run paths -- MACHINE. Everything else: npm run paths -- --help',
  ].join('\n');
}
