import type { WriteStream } from 'node:tty';
import { formatNumber } from '#market/numbers.ts';
import type { Progress } from '#server/import/importFile.ts';
import type { RowProblem } from '#server/import/rowProblems.ts';

/** Shows on a terminal how far an import is: one line that is rewritten, or a line now and then where it goes to a file. */
export interface ImportDisplay {
  progress(progress: Progress): void;
  problem(problem: RowProblem): void;
  end(): void;
}

/** How many bad rows are told here; the report has them all. */
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
  let problems = 0;
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
      problems += 1;
      if (problems <= problemsShown) stream.write(`${begin}${problemLine(problem)}\n`);
      if (problems === problemsShown + 1) stream.write(`${begin}the report tells of the others\n`);
    },
    end() {
      if (latest) show(latest);
      if (lineIsOpen) stream.write('\n');
    },
  };
}

/** `45 %  360’000 rows  4’100 rows/s  1 min 47 s left` */
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

/** A length of time as one says it of a progress bar: `47 s`, `1 min 47 s`, `2 h 3 min`. */
export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function problemLine({ line, kind, field, value, reason }: RowProblem): string {
  const short = value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
  const what = [field, field && JSON.stringify(short)].filter(Boolean).join(' ');
  return `line ${line}: ${kind}: ${[what, reason].filter(Boolean).join(' ')}`;
}
