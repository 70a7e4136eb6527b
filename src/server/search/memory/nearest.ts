import { distanceKeys, rankedByKey } from './rankedHits.ts';
import type { Ranked } from './ranking.ts';
import type { Search } from './search.ts';
import type { Acceptance, SearchPart } from './searchPart.ts';
import { walkAll } from './walk.ts';

/** The documents of a part that are nearest to the places looked in, met on the way from the nearest postcode to the furthest. */
export function nearestFirst({ conditions, most, arena }: Search, part: SearchPart, found: Acceptance): Ranked {
  const metres = conditions.metres!;
  if (!part.postcodes) {
    const all = walkAll(part, undefined, found, arena);
    return rankedByKey(part, all, distanceKeys(part, all, conditions), most);
  }
  const { starts, numbers } = part.postcodes;
  const documents: number[] = [];
  const nearest = conditions.postcodes.toSorted((a, b) => metres[a]! - metres[b]!);
  for (let at = 0; at < nearest.length && documents.length < most;) {
    const distance = metres[nearest[at]!]!;
    const asNear: number[] = [];
    for (; at < nearest.length && metres[nearest[at]!] === distance; at += 1) {
      const begin = starts[nearest[at]!]!;
      // The newest of a postcode are all that the page can show of it.
      const enough = asNear.length + most;
      for (let place = starts[nearest[at]! + 1]! - 1; place >= begin && asNear.length < enough; place -= 1) {
        if (found.accepts(numbers[place]!)) asNear.push(numbers[place]!);
      }
    }
    documents.push(...asNear.sort((a, b) => b - a).slice(0, most));
  }
  const inOrder = Uint32Array.from(documents);
  return { part, documents: inOrder, keys: distanceKeys(part, inOrder, conditions) };
}
