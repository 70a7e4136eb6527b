import type { Arena } from './arena.ts';
import { documentOf, type Postings } from './postings.ts';
import type { Acceptance, SearchPart } from './searchPart.ts';

/** The first documents, at most so many, that are accepted on the way from one end of time to the other. */
export function walk(
  part: SearchPart,
  list: Postings | undefined,
  found: Acceptance,
  from: 'newest' | 'oldest',
  most: number,
  arena: Arena,
): Uint32Array {
  const ordered = part.oldestFirst(list);
  const length = ordered ? ordered.length : part.size;
  const met = arena.take(Math.min(most, length));
  let count = 0;
  for (let step = 0; step < length && count < met.length; step += 1) {
    const at = from === 'oldest' ? step : length - 1 - step;
    const document = ordered ? documentOf(ordered[at]!) : at;
    if (found.accepts(document)) met[count++] = document;
  }
  return arena.trim(met, count);
}
