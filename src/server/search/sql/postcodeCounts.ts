import type { Asked } from './asked.ts';
import { asArrays } from './orders.ts';

/** How many ads each postcode has, by a query that counts them; nobody is told who does not look in postcodes. */
export function postcodeCounts({ area }: Asked, counted: string): string {
  return area?.kind === 'postcodes' ? asArrays(counted, 'postcode, ads') : `'[]'::json`;
}
