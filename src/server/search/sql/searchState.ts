/** The progress of the rows of search. */
export interface SearchState {
  /** The versions of the code that wrote the rows. */
  readonly madeBy: string;
  /** The journal position up to which facts are in the rows. */
  readonly position: number;
  /** During a sweep: the last listing that was rebuilt, in the order of ids. Null if there is no sweep. */
  readonly sweptTo: string | null;
}

/** Requests a sweep of all rows, if there are any. The empty string sorts before every id. */
export const markForSweep = `UPDATE search_state SET swept_to = ''`;

export const readState = 'SELECT made_by AS "madeBy", position, swept_to AS "sweptTo" FROM search_state';
