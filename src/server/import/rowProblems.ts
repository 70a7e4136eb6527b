/**
 * A problem with a field of a row. A refused row is not imported. A skipped row has a listing that files no longer
 * change (sold, removed). A warning names what was left out of the import.
 */
export interface RowProblem {
  readonly kind: 'refused' | 'skipped' | 'warning';
  readonly line: number;
  /** The column with the problem; empty if the problem concerns the whole row. */
  readonly field: string;
  readonly value: string;
  readonly reason: string;
  /** The external id of the listing; empty if the row has none. */
  readonly externalId: string;
}

/** Collects all problems of a row, so that they are reported together. */
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
