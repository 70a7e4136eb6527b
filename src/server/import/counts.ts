/** Counts of an import file's rows by outcome, and of warnings and pictures. */
export interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The listing is sold, removed or under review. The file does not bring it back. */
  readonly skipped: number;
  readonly refused: number;
  /** The row has no value in any column. Spreadsheets leave such rows below a table. */
  readonly blank: number;
  readonly warnings: number;
  /** The number of pictures that the listings were imported with. */
  readonly pictures: number;
}

export const nothingCounted: Counts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  refused: 0,
  blank: 0,
  warnings: 0,
  pictures: 0,
};

/** Increments a count. */
export function counted(counts: Counts, what: keyof Counts, more = 1): Counts {
  return { ...counts, [what]: counts[what] + more };
}

/** The number of counted rows, without warnings and pictures. */
export function rowsCounted({ warnings: _warnings, pictures: _pictures, ...rows }: Counts): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
