import type { SearchStatementParts } from './statementParts.ts';
import { asArrays } from './orders.ts';

/** The number of listings per postcode, from a counting query. Empty if the search has no postcodes. */
export function postcodeCounts({ area }: SearchStatementParts, counted: string): string {
  return area?.kind === 'postcodes' ? asArrays(counted, 'postcode, ads') : `'[]'::json`;
}
