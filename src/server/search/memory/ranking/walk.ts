import type { Arena } from '../arena.ts';
import { documentOf, type Postings } from '../text/postings.ts';
import type { InOrder } from './ranking.ts';
import { type Acceptance, atOnce, type SearchPart } from '../searchPart.ts';

/** A lazy iterator over the accepted documents, in order of time from either end. */
export class Walk implements InOrder {
  readonly #list: Postings | undefined;
  readonly #length: number;
  readonly #found: Acceptance;
  readonly #from: 'newest' | 'oldest';
  readonly #some = new Uint32Array(atOnce);
  #count = 0;
  #at = 0;
  #step = 0;

  /** Walks a list of the part, or the whole part. */
  constructor(part: SearchPart, list: Postings | undefined, found: Acceptance, from: 'newest' | 'oldest') {
    this.#list = part.oldestFirst(list);
    this.#length = this.#list ? this.#list.length : part.size;
    this.#found = found;
    this.#from = from;
  }

  next(): number | undefined {
    while (this.#at === this.#count) {
      if (this.#step === this.#length) return undefined;
      this.#goOn();
    }
    return this.#some[this.#at++];
  }

  #goOn(): void {
    const [list, some] = [this.#list, this.#some];
    const first = this.#step;
    const end = Math.min(first + atOnce, this.#length);
    const [from, direction] = this.#from === 'oldest' ? [first, 1] : [this.#length - 1 - first, -1];
    for (let step = 0; step < end - first; step += 1) {
      const at = from + direction * step;
      some[step] = list ? documentOf(list[at]!) : at;
    }
    this.#step = end;
    this.#at = 0;
    this.#count = this.#found.keep(some, end - first);
  }
}

/** All accepted documents, the oldest first. */
export function walkAll(part: SearchPart, list: Postings | undefined, found: Acceptance, arena: Arena): Uint32Array {
  const met = arena.take(list ? list.length : part.size);
  const walk = new Walk(part, list, found, 'oldest');
  let count = 0;
  for (let document = walk.next(); document !== undefined; document = walk.next()) met[count++] = document;
  return arena.trim(met, count);
}
