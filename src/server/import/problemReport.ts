import { accessSync, closeSync, constants, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { RowProblem } from './rowProblems.ts';
import { csvLine } from './records/csvLine.ts';

/** The file of all problems of the rows: CSV with line, kind, field, value, reason and external id. */
export interface ProblemReport {
  readonly path: string;
  add(problems: readonly RowProblem[]): void;
  /** The length of the report so far, in bytes. With 0 there were no problems, and the file does not exist. */
  bytes(): number;
  close(): void;
}

const header = 'line,kind,field,value,reason,external_id\n';

/**
 * The default path of a file's report: next to the file, or in the current folder if the file's folder is read-only.
 */
export function reportPathFor(file: string): string {
  const name = `${basename(file)}.rejected.csv`;
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
    return resolve(dirname(file), name);
  } catch {
    return resolve(name);
  }
}

/**
 * Opens the report. `keep` is its length in bytes at the checkpoint; 0 starts a new report. Anything after the
 * checkpoint of an interrupted import is truncated, because its rows are read again.
 */
export function openReport(path: string, keep: number): ProblemReport {
  let file: number | undefined;
  let length = keep;
  const write = (text: string) => {
    file ??= openSync(path, 'a');
    length += writeSync(file, text);
  };
  if (keep === 0) rmSync(path, { force: true });
  else {
    file = openSync(path, 'a');
    ftruncateSync(file, keep);
  }
  return {
    path,
    add(problems) {
      if (problems.length === 0) return;
      write(`${length === 0 ? header : ''}${problems.map(lineOf).join('')}`);
    },
    bytes: () => length,
    close() {
      if (file !== undefined) closeSync(file);
    },
  };
}

function lineOf({ line, kind, field, value, reason, externalId }: RowProblem): string {
  return csvLine([line, kind, field, value, reason, externalId]);
}
