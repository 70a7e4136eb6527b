import type { Arena } from '../arena.ts';
import { inGallery } from '../segment/columns.ts';
import { documentOf, type Postings } from '../text/postings.ts';
import { flagsIn } from '../segment/records.ts';

/** The accepted documents of a list that was checked one by one. They can be read from either end as far as needed. */
export class AcceptedHits {
  /** The number of accepted documents, and of promoted ones among them. */
  readonly count: number;
  readonly promotedCount: number;
  readonly #list: Postings;
  /** By index in the list: the failed conditions of the document (0 if accepted), and in `#traits` its traits. */
  readonly #failures: Uint32Array;
  readonly #traits: Uint32Array;

  constructor(
    list: Postings,
    { failures, traits }: { readonly failures: Uint32Array; readonly traits: Uint32Array },
    { count, promotedCount }: { readonly count: number; readonly promotedCount: number },
  ) {
    this.#list = list;
    this.#failures = failures;
    this.#traits = traits;
    this.count = count;
    this.promotedCount = promotedCount;
  }

  /** The first `most` accepted documents, in the order of the list. */
  first(most: number, arena: Arena): Uint32Array {
    const documents = arena.take(Math.min(most, this.count));
    for (let at = 0, found = 0; found < documents.length; at += 1) {
      documents[found] = documentOf(this.#list[at]!);
      found += Number(this.#failures[at] === 0);
    }
    return documents;
  }

  /** The last `most` accepted documents, in the order of the list. */
  last(most: number, arena: Arena): Uint32Array {
    const documents = arena.take(Math.min(most, this.count));
    for (let at = this.#list.length - 1, left = documents.length; left > 0; at -= 1) {
      documents[left - 1] = documentOf(this.#list[at]!);
      left -= Number(this.#failures[at] === 0);
    }
    return documents;
  }

  /** The last `most` accepted documents that are promoted, the last one first. */
  lastPromoted(most: number, arena: Arena): Uint32Array {
    const documents = arena.take(Math.min(most, this.promotedCount));
    for (let at = this.#list.length - 1, found = 0; found < documents.length; at -= 1) {
      documents[found] = documentOf(this.#list[at]!);
      found += Number(this.#failures[at] === 0 && (flagsIn(this.#traits[at]!) & inGallery) !== 0);
    }
    return documents;
  }
}
