import type { Arena } from '../arena.ts';
import { inGallery } from '../segment/columns.ts';
import { documentOf, type Postings } from '../text/postings.ts';
import { flagsIn } from '../segment/records.ts';

/** What a search accepts of a list that was looked at one by one; met again from either end, as far as it is needed. */
export class AcceptedHits {
  /** How many there are, and how many of these somebody paid to show. */
  readonly count: number;
  readonly promotedCount: number;
  readonly #list: Postings;
  /** By place in the list: what the document fails by, 0 if it is accepted; and its traits. */
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

  /** The documents, in the order of the list: all, or so many of the first ones. */
  first(most: number, arena: Arena): Uint32Array {
    const documents = arena.take(Math.min(most, this.count));
    for (let at = 0, found = 0; found < documents.length; at += 1) {
      documents[found] = documentOf(this.#list[at]!);
      found += Number(this.#failures[at] === 0);
    }
    return documents;
  }

  /** So many of the last ones, in the order of the list. */
  last(most: number, arena: Arena): Uint32Array {
    const documents = arena.take(Math.min(most, this.count));
    for (let at = this.#list.length - 1, left = documents.length; left > 0; at -= 1) {
      documents[left - 1] = documentOf(this.#list[at]!);
      left -= Number(this.#failures[at] === 0);
    }
    return documents;
  }

  /** So many of the last ones that somebody paid to show, the last one first. */
  lastPromoted(most: number, arena: Arena): Uint32Array {
    const documents = arena.take(Math.min(most, this.promotedCount));
    for (let at = this.#list.length - 1, found = 0; found < documents.length; at -= 1) {
      documents[found] = documentOf(this.#list[at]!);
      found += Number(this.#failures[at] === 0 && (flagsIn(this.#traits[at]!) & inGallery) !== 0);
    }
    return documents;
  }
}
