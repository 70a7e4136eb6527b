/**
 * What is wrong with a field of a row. A refused row is not imported; a skipped one has an ad that no file changes any
 * more (sold, removed); a warning says what the row was imported without.
 */
export interface RowProblem {
  readonly kind: 'refused' | 'skipped' | 'warning';
  readonly line: number;
  /** The column, or empty when it is the row as a whole. */
  readonly field: string;
  readonly value: string;
  readonly reason: string;
  /** What its source calls the ad; empty if the row does not say. */
  readonly externalId: string;
}

/** Collects what is wrong with one row, so that its owner learns all of it at once. */
export interface RowNotes {
  readonly problems: readonly RowProblem[];
  /** Whether the row may not be imported. */
  refused(): boolean;
  refuse(field: string, value: string, reason: string): void;
  warn(field: string, value: string, reason: string): void;
}

/** The notes on the row of a line. */
export function rowNotes(line: number, externalId = ''): RowNotes {
  const problems: RowProblem[] = [];
  const add = (kind: RowProblem['kind']) => (field: string, value: string, reason: string) =>
    void problems.push({ kind, line, field, value, reason, externalId });
  return {
    problems,
    refused: () => problems.some(({ kind }) => kind === 'refused'),
    refuse: add('refused'),
    warn: add('warning'),
  };
}
