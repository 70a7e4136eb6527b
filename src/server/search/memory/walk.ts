import type { Arena } from './arena.ts';
import { documentOf, type Postings } from './postings.ts';
import type { InOrder } from './ranking.ts';
import type { Acceptance, SearchPart } from './searchPart.ts';

/** The documents that are accepted on the way from one end of time to the other, met no sooner than they are asked for. */
export class Walk implements InOrder {
  readonly #list: Postings | undefined;
  readonly #length: number;
  readonly #found: Acceptance;
  readonly #from: 'newest' | 'oldest';
  #step = 0;

  /** Goes through a list of the part, or through all of it. */
  constructor(part: SearchPart, list: Postings | undefined, found: Acceptance, from: 'newest' | 'oldest') {
    this.#list = part.oldestFirst(list);
    this.#length = this.#list ? this.#list.length : part.size;
    this.#found = found;
    this.#from = from;
  }

  next(): number | undefined {
    const [list, length, found] = [this.#list, this.#length, this.#found];
    for (let step = this.#step; step < length; step += 1) {
      const at = this.#from === 'oldest' ? step : length - 1 - step;
      const document = list ? documentOf(list[at]!) : at;
      if (!found.accepts(document)) continue;
      this.#step = step + 1;
      return document;
    }
    this.#step = length;
    return undefined;
  }
}

/** All documents that are accepted, the oldest first. */
export function walkAll(part: SearchPart, list: Postings | undefined, found: Acceptance, arena: Arena): Uint32Array {
  const met = arena.take(list ? list.length : part.size);
  const walk = new Walk(part, list, found, 'oldest');
  let count = 0;
  for (let document = walk.next(); document !== undefined; document = walk.next()) met[count++] = document;
  return arena.trim(met, count);
}
