import { branchKey, type Kind, kinds } from '../charts/marks.ts';
import {
  type Coverage,
  type MachineCoverage,
  onlyFrom,
  type Part,
  type Share,
  share,
  shareOfAll,
  type SourceCoverage,
  type SourceName,
} from './coverage.ts';
import { type Change, changeSince, type LastRun } from './lastRun.ts';

/** The content of a coverage report in every format. */
export interface Report {
  readonly coverage: Coverage;
  /** The time of the report, in epoch milliseconds. */
  readonly written: number;
  /** The earlier run with which this report is compared; null if there is none. */
  readonly last: LastRun | null;
  /** Further remarks for the reader, as sentences. */
  readonly remarks: readonly string[];
}

/**
 * The changes of a machine over all kinds of parts. Null without a previous run; `new` if that run does not contain the
 * machine.
 */
export function changeOf({ coverage, last }: Report, machine: MachineCoverage): Change | 'new' | null {
  if (!last) return null;
  const sources = coverage.sources.map(({ name }) => name);
  const changes = kinds.map((kind) => changeSince(last, machine, kind, sources));
  if (changes.includes(null)) return 'new';
  const sum = (of: keyof Change) => changes.reduce((total, change) => total + change![of], 0);
  return { gained: sum('gained'), lost: sum('lost'), gone: sum('gone') };
}

/** A change since the previous run as text: `+3 −1, 2 gone`, or `new`, `none`; empty without a previous run. */
export function changeText(change: Change | 'new' | null): string {
  if (change === null) return '';
  if (change === 'new') return 'new';
  const { gained, lost, gone } = change;
  const moved = [gained > 0 ? `+${gained}` : '', lost > 0 ? `−${lost}` : ''].filter(Boolean).join(' ');
  return [moved, gone > 0 ? `${gone} gone` : ''].filter(Boolean).join(', ') || 'none';
}

/** The parts of a machine that no source covers. */
export function uncovered(machine: MachineCoverage, kind: Kind): readonly Part[] {
  return partsMatching(machine, kind, ({ counts }) => counts.size === 0);
}

/** The parts that only the paths of the machine's own chart cover, if another source has seen the machine. */
export function onChartAlone(machine: MachineCoverage, kind: Kind): readonly Part[] {
  const hasHits = kinds.some((each) => machine.parts[each].some(({ counts }) => hasOther(counts)));
  return hasHits ? partsMatching(machine, kind, ({ counts }) => counts.has('chart') && !hasOther(counts)) : [];
}

/**
 * Leaves out guards that are implied by a transition in the same list: an untaken transition means that its guard did
 * not hold.
 */
function partsMatching({ parts }: MachineCoverage, kind: Kind, isMatching: (part: Part) => boolean): readonly Part[] {
  const meant = parts[kind].filter(isMatching);
  if (kind !== 'guards') return meant;
  const implied = new Set(parts.transitions.filter(isMatching).map(({ key }) => branchKey(key, true)));
  return meant.filter(({ key }) => !implied.has(key));
}

function hasOther(counts: ReadonlyMap<SourceName, number>): boolean {
  return [...counts.keys()].some((name) => name !== 'chart');
}

/** `12/14`. */
export function shareText({ covered, total }: Share): string {
  return `${covered}/${total}`;
}

/** The coverage of a source by itself. */
export interface SourceLine {
  readonly source: SourceCoverage;
  readonly shares: Readonly<Record<Kind, Share>>;
  /** The number of parts that only this source covers. */
  readonly only: number;
  /** How the source was collected, and which part of it did not match the machines, as text. */
  readonly said: string;
}

export function sourceLines({ coverage }: Report): readonly SourceLine[] {
  return coverage.sources.map((source) => ({
    source,
    shares: {
      states: shareOfAll(coverage, 'states', [source.name]),
      transitions: shareOfAll(coverage, 'transitions', [source.name]),
      guards: shareOfAll(coverage, 'guards', [source.name]),
      pairs: shareOfAll(coverage, 'pairs', [source.name]),
    },
    only: onlyFrom(coverage, source.name),
    said: [source.said, ...leftOutText(source)].join('; '),
  }));
}

function leftOutText({ leftOut, strangers }: SourceCoverage): string[] {
  return [
    ...(leftOut > 0 ? [`${leftOut} events left out, of charts as they no longer are`] : []),
    ...(strangers.length > 0 ? [`left out, since no machine in machines/ is called so: ${strangers.join(', ')}`] : []),
  ];
}

/** A time in local format: `2026-11-22 01:20`. */
export function momentText(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}

/** The covered shares of a machine, by kind of part. */
export function sharesOf(machine: MachineCoverage): Readonly<Record<Kind, Share>> {
  const { states, transitions, guards, pairs } = machine.parts;
  return { states: share(states), transitions: share(transitions), guards: share(guards), pairs: share(pairs) };
}
