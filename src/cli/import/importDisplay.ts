import type { WriteStream } from 'node:tty';
import { formatNumber } from '#market/numbers.ts';
import type { Progress } from '#server/import/importFile.ts';
import type { RowProblem } from '#server/import/rowProblems.ts';

/** Shows the progress of an import: on a terminal one line that is rewritten, in a file a line at intervals. */
export interface ImportDisplay {
  progress(progress: Progress): void;
  problem(problem: RowProblem): void;
  end(): void;
}

/** The number of refusals shown, and of lines of counted warnings. The report has them all. */
const problemsShown = 20;
const longestValue = 60;

/** A display on the stream of a terminal, a file or a pipe. `clock` is in milliseconds. */
export function importDisplay(
  stream: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean },
  clock: () => number = Date.now,
): ImportDisplay {
  const pause = stream.isTTY ? 100 : 2000;
  const [begin, end] = stream.isTTY ? ['\r\u001b[K', ''] : ['', '\n'];
  let shownAt = clock();
  let latest: Progress | undefined;
  let refusals = 0;
  const counted = problemCounts();
  let lineIsOpen = false;
  const show = (progress: Progress) => {
    shownAt = clock();
    latest = undefined;
    lineIsOpen = stream.isTTY ?? false;
    stream.write(`${begin}${progressLine(progress)}${end}`);
  };
  return {
    progress(progress) {
      latest = progress;
      if (clock() - shownAt >= pause) show(progress);
    },
    problem(problem) {
      if (problem.kind !== 'refused') return counted.add(problem);
      refusals += 1;
      if (refusals <= problemsShown) stream.write(`${begin}${problemLine(problem)}\n`);
    },
    end() {
      if (latest) show(latest);
      if (lineIsOpen) stream.write('\n');
      for (const line of [...remainderLines(refusals - problemsShown, 'refusal'), ...counted.lines()]) {
        stream.write(`${line}\n`);
      }
    },
  };
}

/** The progress of an import as a line: `45 %  360’000 rows  4’100 rows/s  1 min 47 s left`. */
export function progressLine({ rows, bytes, size, rowsPerSecond, secondsLeft }: Progress): string {
  const percent = size === 0 ? 100 : Math.floor((100 * bytes) / size);
  const parts = [
    `${String(percent).padStart(3)} %`,
    rows === 1 ? '1 row' : `${formatNumber(rows)} rows`,
    `${formatNumber(Math.round(rowsPerSecond))} rows/s`,
    ...(Number.isFinite(secondsLeft) ? [`${durationText(secondsLeft)} left`] : []),
  ];
  return parts.join('  ');
}

/** A duration as a progress bar shows it: `47 s`, `1 min 47 s`, `2 h 3 min`. */
export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

interface CountedProblem {
  readonly first: RowProblem;
  count: number;
}

/** A file may have a kind of warning for each column; more than this would let the memory grow with the file. */
const kindsCounted = 1000;

/**
 * Counts problems that do not cause their row to be refused. Equal kinds differ only in line, value, and numbers or
 * quotes.
 */
function problemCounts() {
  const kinds = new Map<string, CountedProblem>();
  let total = 0;
  return {
    add(problem: RowProblem): void {
      total += 1;
      const key = [problem.kind, problem.field, problem.reason.replaceAll(/"(?:[^"\\]|\\.)*"|\d+/g, '…')].join(' ');
      const known = kinds.get(key);
      if (known) known.count += 1;
      else if (kinds.size < kindsCounted) kinds.set(key, { first: problem, count: 1 });
    },
    /** The counted problems as lines: skipped rows first, then the most frequent. */
    lines(): readonly string[] {
      const shown = [...kinds.values()]
        .toSorted(
          (one, other) =>
            Number(other.first.kind === 'skipped') - Number(one.first.kind === 'skipped') || other.count - one.count,
        )
        .slice(0, problemsShown);
      const rest = total - shown.reduce((sum, { count }) => sum + count, 0);
      return [...shown.map(countedLine), ...remainderLines(rest, 'warning')];
    },
  };
}

function countedLine({ first, count }: CountedProblem): string {
  if (count === 1) return problemLine(first);
  const what = first.kind === 'skipped' ? 'skipped' : 'warnings';
  return `${formatNumber(count)} ${what}, first in line ${first.line}: ${problemText(first)}`;
}

function remainderLines(count: number, what: 'refusal' | 'warning'): readonly string[] {
  if (count <= 0) return [];
  return [count === 1 ? `1 more ${what} is in the report` : `${formatNumber(count)} more ${what}s are in the report`];
}

function problemLine(problem: RowProblem): string {
  return `line ${problem.line}: ${problem.kind}: ${problemText(problem)}`;
}

function problemText({ field, value, reason }: RowProblem): string {
  const short = value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
  const what = [field, field && JSON.stringify(short)].filter(Boolean).join(' ');
  return [what, reason].filter(Boolean).join(' ');
}
