import type { Asked } from './asked.ts';
import { asArrays } from './orders.ts';

/** The number of listings per postcode, from a counting query. Empty if the search has no postcodes. */
export function postcodeCounts({ area }: Asked, counted: string): string {
  return area?.kind === 'postcodes' ? asArrays(counted, 'postcode, ads') : `'[]'::json`;
}
