import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import { traceWalks } from '#inspector/paths/coverage/chartTrace.ts';
import type { CollectedSource, CountedMachine } from '#inspector/paths/coverage/coverage.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { explore } from '#inspector/paths/explore.ts';
import { counted, duration } from '#inspector/paths/formats/walked.ts';
import type { Walkable } from '#inspector/paths/charts/situation.ts';
import type { FoundMachine } from '../machines.ts';
import { walkableOf } from '../walks.ts';

/** The result of walking the machines: everything that can be covered, and the coverage of the machines' own paths. */
export interface ChartWalks {
  readonly machines: readonly CountedMachine[];
  readonly source: CollectedSource;
  readonly walkables: ReadonlyMap<string, Walkable>;
  /** Machines that could not be walked, each with the reason. */
  readonly failed: readonly string[];
  /** Further remarks about the walks. */
  readonly remarks: readonly string[];
}

/** Visits every situation of every machine, and walks the paths that cover everything. */
export function walkCharts(found: readonly FoundMachine[]): ChartWalks {
  const began = performance.now();
  const tracer = createTracer(transitionKey);
  const walkables = new Map<string, Walkable>();
  const [failed, remarks]: [string[], string[]] = [[], []];
  let paths = 0;
  const machines = found.map((each): CountedMachine => {
    const { id, kind, file, machine } = each;
    const counted = { id, kind, file, chart: machine && chartOf(machine) };
    try {
      const walkable = walkableOf(each, {}, (line) => remarks.push(line));
      const exploration = explore(walkable);
      paths += traceWalks(exploration, tracer).paths;
      walkables.set(id, walkable);
      return { ...counted, chart: walkable.chart, pairs: exploration.reached.pairs };
    } catch (error) {
      (each.cases || each.fault ? failed : remarks).push(`${id} is not walked: ${(error as Error).message}`);
      return { ...counted, pairs: new Set() };
    }
  });
  const walked = `${counted(paths, 'path')} of ${counted(walkables.size, 'machine')} walked now, in ${duration(performance.now() - began)}`;
  return { machines, source: { name: 'chart', said: walked, traces: tracer.take() }, walkables, failed, remarks };
}
