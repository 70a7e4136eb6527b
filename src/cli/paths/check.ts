import { explore } from '#inspector/paths/explore.ts';
import { pathsCovering } from '#inspector/paths/cover.ts';
import { summaryOf } from '#inspector/paths/summary.ts';
import { type Unreached, unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { counted, duration } from '#inspector/paths/formats/walked.ts';
import type { FoundMachine } from './machines.ts';
import { type Say, walkableOf } from './walks.ts';
import type { PathsArguments } from './words.ts';

/** The result for a machine: lines to print, and whether all its states and transitions can be reached. */
export interface Verdict {
  readonly isWhole: boolean;
  readonly lines: readonly string[];
}

/** Visits every situation of a machine. Reports the parts that no path reaches, and the reasons. */
export function verdictOn(found: FoundMachine, args: PathsArguments, say: Say): Verdict {
  const began = performance.now();
  const walkable = walkableOf(found, args, say);
  const exploration = explore(walkable);
  const paths = pathsCovering(exploration, 'transitions');
  const { covered } = summaryOf(walkable, paths, exploration);
  const reasons = unreachedReasons(exploration);
  const isWhole = !reasons.some(isFault);
  const share = (count: number, total: number | null, noun: string) =>
    count === total ? `${total} ${noun}` : `${count} of ${total} ${noun}`;
  const counts = [
    share(exploration.reached.states.size, covered.states.total, 'states'),
    share(exploration.reached.transitions.size, covered.transitions.total, 'transitions'),
    share(exploration.reached.guards.size, covered.guards.total, "guards' branches"),
  ].join(', ');
  return {
    isWhole,
    lines: [
      `${isWhole ? '✓' : '✗'} ${found.id}: ${counts}, by ${counted(paths.length, 'path')}, in ${counted(exploration.places.size, 'situation')}, ${duration(performance.now() - began)}`,
      ...reasons.map((each) => `  ${reasonLine(each)}`),
    ],
  };
}

/** A guard with an unreached branch is only reported; an unreached state or transition is a fault. */
export function isFault({ kind }: Unreached): boolean {
  return kind !== 'guard';
}

/** Why a part is not reached, as a line: `unreached transition open: modal.closed → closed: …`. */
export function reasonLine({ kind, name, reason }: Unreached): string {
  return kind === 'guard' ? `only one branch of ${name}: ${reason}` : `unreached ${kind} ${name}: ${reason}`;
}
