import { documentOf } from '../text/postings.ts';
import type { SearchPart } from '../searchPart.ts';

/**
 * Counts the documents that were listed after a moment, in epoch milliseconds, deleted ones included; 0 for no moment.
 */
export function countListedAfter(parts: readonly SearchPart[], moment: number | undefined): number {
  return moment === undefined ? 0 : parts.reduce((sum, part) => sum + laterIn(part, moment), 0);
}

/** Counts the documents of a part that were listed after a moment: they are the last in the order of time. */
function laterIn(part: SearchPart, moment: number): number {
  const { listedAt } = part.columns;
  const order = part.oldestFirst();
  let count = 0;
  for (let at = part.size - 1; at >= 0; at -= 1) {
    if (listedAt[order ? documentOf(order[at]!) : at]! <= moment) break;
    count += 1;
  }
  return count;
}
