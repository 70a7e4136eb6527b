/** How far the rows of search have come. */
export interface SearchState {
  /** The versions that the rows were made by. */
  readonly madeBy: string;
  /** The journal's position up to which facts are in them. */
  readonly position: number;
  /** While rows are made afresh, in the order of ids: the last ad that was. Null when all are. */
  readonly sweptTo: string | null;
}

/** Has the owner make all rows afresh, if there are any: `sweptTo` is before every id. */
export const markForSweep = `UPDATE search_state SET swept_to = ''`;

export const readState = 'SELECT made_by AS "madeBy", position, swept_to AS "sweptTo" FROM search_state';
