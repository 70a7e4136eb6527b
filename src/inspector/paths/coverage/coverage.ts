import type { Chart } from '../charts/chart.ts';
import { branchKey, everyMark, type Kind, kinds, transitionsOfPair } from '../charts/marks.ts';
import { type Counts, tally } from './tally.ts';
import type { MachineTrace } from './trace.ts';

/** The sources of coverage, in the order of reports. */
export const sourceNames = ['chart', 'view', 'journeys', 'server', 'recordings'] as const;
export type SourceName = (typeof sourceNames)[number];

/** The coverage that one source has collected. */
export interface CollectedSource {
  readonly name: SourceName;
  /** How and when the coverage was collected, or why there is none, as a sentence. */
  readonly said: string;
  readonly traces: readonly MachineTrace[];
}

/** A machine with its parts that can be covered. */
export interface CountedMachine {
  readonly id: string;
  readonly kind: 'lifecycle' | 'flow';
  /** The path of the machine's file, relative to the clone. */
  readonly file: string;
  /** The chart; null if the file only makes machines for others, and no cases make one. */
  readonly chart: Chart | null;
  /** The keys of pairs of transitions that can follow each other, as far as a walk has found them. */
  readonly pairs: ReadonlySet<string>;
}

/** A part of a chart, and the number of events of each source that covered it. */
export interface Part {
  readonly key: string;
  /** The name of the part for people. */
  readonly name: string;
  readonly counts: ReadonlyMap<SourceName, number>;
}

export interface MachineCoverage extends CountedMachine {
  readonly parts: Readonly<Record<Kind, readonly Part[]>>;
}

export interface Coverage {
  readonly machines: readonly MachineCoverage[];
  readonly sources: readonly SourceCoverage[];
}

/** A source, and the part of it that does not match the current machines. */
export interface SourceCoverage extends Pick<CollectedSource, 'name' | 'said'> {
  /** The number of events with states or transitions that their machine no longer has. */
  readonly leftOut: number;
  /** The ids of traced machines that no longer exist. */
  readonly strangers: readonly string[];
}

/** The covered share of some parts. */
export interface Share {
  readonly covered: number;
  readonly total: number;
}

/** Merges the results of the sources. */
export function coverageOf(machines: readonly CountedMachine[], sources: readonly CollectedSource[]): Coverage {
  const leftOut = new Map<SourceName, number>();
  const covered = machines.map((machine): MachineCoverage => {
    const { chart } = machine;
    if (!chart) return { ...machine, parts: { states: [], transitions: [], guards: [], pairs: [] } };
    const tallies = sources.map(({ name, traces }): [SourceName, Counts] => {
      const own = tally(
        chart,
        traces.filter((trace) => trace.machine === machine.id),
      );
      leftOut.set(name, (leftOut.get(name) ?? 0) + own.leftOut);
      return [name, own.counts];
    });
    return { ...machine, parts: partsOf(chart, machine.pairs, tallies) };
  });
  const ids = new Set(machines.map(({ id }) => id));
  return {
    machines: covered,
    sources: sources.map(({ name, said, traces }) => ({
      name,
      said,
      leftOut: leftOut.get(name) ?? 0,
      strangers: [...new Set(traces.map(({ machine }) => machine).filter((id) => !ids.has(id)))],
    })),
  };
}

function partsOf(
  chart: Chart,
  feasible: ReadonlySet<string>,
  tallies: readonly (readonly [SourceName, Counts])[],
): MachineCoverage['parts'] {
  const every = everyMark(chart);
  // Observed pairs count as possible, even if no case produces them.
  const pairs = new Set([...feasible, ...tallies.flatMap(([, counts]) => [...counts.pairs.keys()])]);
  const listed = (kind: Kind, keys: Iterable<string>, names: ReadonlyMap<string, string>): Part[] =>
    [...keys].map((key) => ({
      key,
      name: names.get(key) ?? key,
      counts: new Map(
        tallies.flatMap(([name, counts]) => (counts[kind].has(key) ? [[name, counts[kind].get(key)!]] : [])),
      ),
    }));
  return {
    states: listed('states', every.states, new Map([...chart.states.values()].map(({ id, name }) => [id, name]))),
    transitions: listed('transitions', every.transitions, transitionNames(chart)),
    guards: listed('guards', every.guards, branchNames(chart)),
    pairs: listed('pairs', pairs, pairNames(chart, pairs)),
  };
}

function transitionNames({ transitions }: Chart): Map<string, string> {
  return new Map([...transitions.values()].map(({ key, name }) => [key, name]));
}

function branchNames({ transitions }: Chart): Map<string, string> {
  return new Map(
    [...transitions.values()].flatMap(({ key, name, guard }): [string, string][] => [
      [branchKey(key, true), `${name}: “${guard}” holds`],
      [branchKey(key, false), `${name}: “${guard}” does not hold`],
    ]),
  );
}

function pairNames(chart: Chart, pairs: Iterable<string>): Map<string, string> {
  return new Map(
    [...pairs].map((pair) => {
      const names = transitionsOfPair(pair).map((key) => chart.transitions.get(key)?.name ?? key);
      return [pair, names.join(', then ')];
    }),
  );
}

/** The covered share of a machine's parts of a kind, by any source or by those of `from`. */
export function share(parts: readonly Part[], from: readonly SourceName[] = sourceNames): Share {
  return { covered: parts.filter(({ counts }) => from.some((name) => counts.has(name))).length, total: parts.length };
}

/** The covered share of a kind of parts over all machines, by any source or by those of `from`. */
export function shareOfAll({ machines }: Coverage, kind: Kind, from?: readonly SourceName[]): Share {
  const shares = machines.map(({ parts }) => share(parts[kind], from));
  const sum = (of: keyof Share) => shares.reduce((total, each) => total + each[of], 0);
  return { covered: sum('covered'), total: sum('total') };
}

/** The number of parts that one source alone covers. */
export function onlyFrom({ machines }: Coverage, source: SourceName): number {
  const parts = machines.flatMap((machine) => kinds.flatMap((kind) => machine.parts[kind]));
  return parts.filter(({ counts }) => counts.size === 1 && counts.has(source)).length;
}
