import { accessSync, closeSync, constants, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { RowProblem } from './rowProblems.ts';
import { csvLine } from './records/csvLine.ts';

/** The file of all that was wrong with the rows: CSV with line, kind, field, value, reason and external id. */
export interface ProblemReport {
  readonly path: string;
  add(problems: readonly RowProblem[]): void;
  /** Its length so far; 0 while nothing was wrong, and then there is no file. */
  bytes(): number;
  close(): void;
}

const header = 'line,kind,field,value,reason,external_id\n';

/** Where the report of a file lies unless somebody says otherwise: beside it, or here when nobody may write there. */
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
 * Opens the report. `keep` is how many bytes of it tell of rows that are done already: 0 begins anew, and what was
 * written after the mark of an interrupted import goes, since its rows come again.
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
