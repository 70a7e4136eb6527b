import { distanceKeys, rankedByKey } from './rankedHits.ts';
import type { Ranked } from './ranking.ts';
import type { Search } from '../search.ts';
import { type Acceptance, atOnce, type SearchPart } from '../searchPart.ts';
import { walkAll } from './walk.ts';

/**
 * The documents of a part that are nearest to the places of the search, found by walking the postcodes from near to
 * far.
 */
export function nearestFirst({ conditions, most, arena }: Search, part: SearchPart, found: Acceptance): Ranked {
  const metres = conditions.metres!;
  if (!part.postcodes) {
    const all = walkAll(part, undefined, found, arena);
    return rankedByKey(part, all, distanceKeys(part, all, conditions), most);
  }
  const { starts } = part.postcodes;
  const documents: number[] = [];
  const nearest = conditions.postcodes;
  for (let at = 0; at < nearest.length && documents.length < most;) {
    const distance = metres[nearest[at]!]!;
    const asNear: number[] = [];
    for (; at < nearest.length && metres[nearest[at]!] === distance; at += 1) {
      // The page shows at most `most` listings of a postcode, so its newest ones suffice.
      addNewest(asNear, part.postcodes.numbers.subarray(starts[nearest[at]!], starts[nearest[at]! + 1]), found, most);
    }
    documents.push(...asNear.sort((a, b) => b - a).slice(0, most));
  }
  const inOrder = Uint32Array.from(documents);
  return { part, documents: inOrder, keys: distanceKeys(part, inOrder, conditions) };
}

/** Appends the newest accepted documents of a sorted list, at least `most` if there are that many. */
function addNewest(all: number[], documents: Uint32Array, found: Acceptance, most: number): void {
  const enough = all.length + most;
  for (let end = documents.length; end > 0 && all.length < enough;) {
    const count = Math.min(end, some.length);
    for (let at = 0; at < count; at += 1) some[at] = documents[end - 1 - at]!;
    const matching = found.keep(some, count);
    for (let at = 0; at < matching; at += 1) all.push(some[at]!);
    end -= count;
  }
}

/** A reusable buffer for the current batch of documents. */
const some = new Uint32Array(atOnce);
