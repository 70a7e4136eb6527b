import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#inspector/paths/charts/chart.ts';
import type { CollectedSource } from '#inspector/paths/coverage/coverage.ts';
import { tally } from '#inspector/paths/coverage/tally.ts';
import { explore, unreached } from '#inspector/paths/explore.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import type { HeatOfMachine } from '#inspector/host/host.ts';
import type { Config } from '#server/config.ts';
import { type ChartWalks, walkCharts } from '../../paths/coverage/chartWalks.ts';
import { tracedByRecordings } from '../../paths/coverage/recordingTraces.ts';
import { tracedByServer } from '../../paths/coverage/serverTrace.ts';
import { tracedByTests } from '../../paths/coverage/traceFiles.ts';
import type { FoundMachine } from '../../paths/machines.ts';
import { walkableOf } from '../../paths/walks.ts';

/** The market whose journals are counted too; null for none. */
export type HeatMarket = Pick<Config, 'dataDir' | 'databaseUrl'> | null;

/**
 * Counts, by source, how many times each state and transition of a machine was taken. The sources are generated walks, view
 * tests, journeys, recordings, and the journals of a market. Missing sources are left out.
 */
export async function heatOf(
  found: FoundMachine,
  { folder, market }: { readonly folder: string; readonly market: HeatMarket },
): Promise<HeatOfMachine> {
  const { machine, id } = found;
  if (!machine) return { sources: [], unreached: {} };
  const { walks, reasons } = walkedOnce(found, machine);
  const collected: Readonly<Record<string, CollectedSource>> = {
    walks: walks.source,
    views: tracedByTests('view', folder),
    journeys: tracedByTests('journeys', folder),
    recordings: tracedByRecordings(folder, walks.walkables),
    ...(market && hasJournals(market) && { journals: await tracedByServer(market, () => undefined) }),
  };
  const chart = chartOf(machine);
  const sources = Object.entries(collected).flatMap(([name, { traces }]) => {
    const own = traces.filter((trace) => trace.machine === id);
    if (own.length === 0) return [];
    const { states, transitions } = tally(chart, own).counts;
    return [{ name, states: Object.fromEntries(states), transitions: Object.fromEntries(transitions) }];
  });
  return { sources, unreached: reasons };
}

/** The walks of machines, which take seconds for large charts. An edited machine is read when the command starts again. */
const walkedMachines = new WeakMap<AnyStateMachine, Walked>();

interface Walked {
  readonly walks: ChartWalks;
  readonly reasons: Readonly<Record<string, string>>;
}

function walkedOnce(found: FoundMachine, machine: AnyStateMachine): Walked {
  const known = walkedMachines.get(machine) ?? { walks: walkCharts([found]), reasons: reasonsOf(found) };
  walkedMachines.set(machine, known);
  return known;
}

function hasJournals({ databaseUrl, dataDir }: NonNullable<HeatMarket>): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'journal.db'));
}

/** The reasons why no path takes a state or transition, by its id or key. */
function reasonsOf(found: FoundMachine): Readonly<Record<string, string>> {
  try {
    const exploration = explore(walkableOf(found, {}, () => undefined));
    const { chart } = exploration.walkable;
    const reasons = unreachedReasons(exploration);
    const { states, transitions } = unreached(exploration);
    const reasonOf = (kind: 'state' | 'transition', name: string) =>
      reasons.find((each) => each.kind === kind && each.name === name)?.reason ?? '';
    return Object.fromEntries([
      ...[...states].map((state) => [state, reasonOf('state', chart.states.get(state)!.name)]),
      ...[...transitions].map((key) => [key, reasonOf('transition', chart.transitions.get(key)!.name)]),
    ]) as Record<string, string>;
  } catch {
    // A machine that cannot be walked has no paths to compare with.
    return {};
  }
}
