import type { AnyStateMachine } from 'xstate';
import { type AlignedSteps, differencesOf, isDifferent, type Run } from './differences.ts';
import type { LoggedStep } from './log.ts';
import { indexOf } from './logIndex.ts';
import { rerun } from './rerun.ts';
import type { Fork } from './simulation.ts';

/** Two runs side by side. */
export interface Comparison {
  readonly rows: readonly AlignedSteps[];
  /** The index of the first row with a difference; null if there is none. */
  readonly first: number | null;
}

/** An actor with the step of another run from which it was forked. */
interface ComparedRun extends Run {
  readonly forkedFrom?: Fork | null;
}

/** Compares two actors of the same machine, in one log or in two. A fork and its origin are compared from their common step. */
export function compareRuns(left: ComparedRun, right: ComparedRun): Comparison {
  const rows = aligned(stepsSinceFork(left, right), stepsSinceFork(right, left));
  const first = rows.findIndex((row) => isDifferent(differencesOf(row)));
  return { rows, first: first < 0 ? null : first };
}

/** Compares a run with the same events on another version of its machine; `other` is the run of that version. */
export function compareVersions(run: Run, machine: AnyStateMachine): Comparison & { readonly other: Run } {
  const { simulation } = rerun(run, {}, { machine });
  const other = { index: indexOf(simulation.log), session: simulation.session };
  return { ...compareRuns(run, other), other };
}

/** The steps of an actor since another one was forked from it; all of them if it was not. */
function stepsSinceFork(run: ComparedRun, { forkedFrom }: ComparedRun): readonly LoggedStep[] {
  const steps = stepsOf(run);
  if (forkedFrom?.index.log !== run.index.log || forkedFrom.session !== run.session) return steps;
  return steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ number }) => number <= forkedFrom.number),
    ),
  );
}

function stepsOf({ index, session }: Run): readonly LoggedStep[] {
  return index.numbersOf(session).map((number) => index.step(number)!);
}

/** The most pairs of steps that are compared; two longer runs that differ are aligned by their places. */
const mostPairs = 4_000_000;

/** Aligns the events of two runs: the longest sequence of types that both have (a longest common subsequence). */
function aligned(left: readonly LoggedStep[], right: readonly LoggedStep[]): readonly AlignedSteps[] {
  const isSame = (one: number, other: number) => left[one]!.event.type === right[other]!.event.type;
  let start = 0;
  while (start < Math.min(left.length, right.length) && isSame(start, start)) start += 1;
  const pairs: AlignedSteps[] = left.slice(0, start).map((step, index) => ({ left: step, right: right[index]! }));
  const [rows, columns] = [left.length - start, right.length - start];
  if (rows * columns > mostPairs) {
    const rest = Array.from({ length: Math.max(rows, columns) }, (_, index) => ({
      left: left[start + index] ?? null,
      right: right[start + index] ?? null,
    }));
    return [...pairs, ...rest];
  }
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row]![column] = isSame(start + row, start + column)
        ? lengths[row + 1]![column + 1]! + 1
        : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
    }
  }
  for (let [row, column] = [0, 0]; row < rows || column < columns;) {
    const isPair = row < rows && column < columns && isSame(start + row, start + column);
    const goesLeft = column >= columns || (row < rows && lengths[row + 1]![column]! >= lengths[row]![column + 1]!);
    const [hasLeft, hasRight] = [isPair || goesLeft, isPair || !goesLeft];
    pairs.push({
      left: hasLeft ? left[start + row]! : null,
      right: hasRight ? right[start + column]! : null,
    });
    if (hasLeft) row += 1;
    if (hasRight) column += 1;
  }
  return pairs;
}
