import type { Chart } from '../charts/chart.ts';
import { branchKey, everyMark, type Kind, kinds, transitionsOfPair } from '../charts/marks.ts';
import { type Counts, tally } from './tally.ts';
import type { MachineTrace } from './trace.ts';

/** Where it was seen what machines do, in the order in which reports tell it. */
export const sourceNames = ['chart', 'view', 'journeys', 'server', 'recordings'] as const;
export type SourceName = (typeof sourceNames)[number];

/** What one source gave. */
export interface CollectedSource {
  readonly name: SourceName;
  /** How it was collected and when, or why there is nothing, in words. */
  readonly said: string;
  readonly traces: readonly MachineTrace[];
}

/** A machine with what there is to be covered of it. */
export interface CountedMachine {
  readonly id: string;
  readonly kind: 'lifecycle' | 'flow';
  /** Below the clone. */
  readonly file: string;
  /** Null where a file makes machines only for others, and no cases make one. */
  readonly chart: Chart | null;
  /** Keys of the transitions that can follow each other, as far as a walk has told. */
  readonly pairs: ReadonlySet<string>;
}

/** A part of a chart, and how many events of each source met it. */
export interface Part {
  readonly key: string;
  /** As people say it. */
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

/** A source, and what of it does not fit the machines as they are. */
export interface SourceCoverage extends Pick<CollectedSource, 'name' | 'said'> {
  /** Events that name states or transitions which their machine no longer has. */
  readonly leftOut: number;
  /** Ids that no machine has. */
  readonly strangers: readonly string[];
}

/** How much of something is covered. */
export interface Share {
  readonly covered: number;
  readonly total: number;
}

/** Merges what the sources gave. */
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
  // What was seen to follow each other can do so, though no case leads there.
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

/** How much of a machine's parts of one kind are covered, by any source or by those of `from`. */
export function share(parts: readonly Part[], from: readonly SourceName[] = sourceNames): Share {
  return { covered: parts.filter(({ counts }) => from.some((name) => counts.has(name))).length, total: parts.length };
}

/** The same over all machines. */
export function shareOfAll({ machines }: Coverage, kind: Kind, from?: readonly SourceName[]): Share {
  const shares = machines.map(({ parts }) => share(parts[kind], from));
  const sum = (of: keyof Share) => shares.reduce((total, each) => total + each[of], 0);
  return { covered: sum('covered'), total: sum('total') };
}

/** How many parts one source covers that no other does. */
export function onlyFrom({ machines }: Coverage, source: SourceName): number {
  const parts = machines.flatMap((machine) => kinds.flatMap((kind) => machine.parts[kind]));
  return parts.filter(({ counts }) => counts.size === 1 && counts.has(source)).length;
}
