import type { SearchSort } from '#machines/search/searchSort.ts';
import type { Conditions } from '../conditions.ts';
import type { SearchPart } from '../searchPart.ts';

/** Iterates over documents of one part, best first. */
export interface InOrder {
  /** The next document. Undefined after the last. */
  next(): number | undefined;
}

/** The best documents of one part, best first. */
export interface Ranked {
  readonly part: SearchPart;
  /** The documents: a list, or an iterator that is read only as far as the page needs. */
  readonly documents: Uint32Array | InOrder;
  /** The sort keys before time, smaller first. Absent if only time orders the documents. */
  readonly keys?: Uint32Array;
}

/** A listing on a page of results, with its place in the index. */
export interface OnPage {
  readonly id: string;
  readonly part: SearchPart;
  readonly document: number;
}

/** The slice of an order for a page. Listings published after `asOf` (epoch milliseconds) are skipped. */
export interface Cut {
  readonly offset: number;
  readonly size: number;
  readonly asOf?: number | undefined;
}

/** Merges the best documents of each part into a page of results. */
export function pageOf(
  rankings: readonly Ranked[],
  sort: SearchSort,
  { offset, size, asOf = Infinity }: Cut,
): OnPage[] {
  const heads = rankings.map((ranked) => new Head(ranked)).filter((head) => head.advance());
  const page: OnPage[] = [];
  for (let place = 0; place < offset + size && heads.length > 0;) {
    let best = 0;
    for (let other = 1; other < heads.length; other += 1) {
      if (comesBefore(heads[other]!, heads[best]!, sort)) best = other;
    }
    const { part, document } = heads[best]!;
    if (asOf === Infinity || heads[best]!.listedAt <= asOf) {
      if (place >= offset) page.push({ id: part.id(document), part, document });
      place += 1;
    }
    if (!heads[best]!.advance()) heads.splice(best, 1);
  }
  return page;
}

/** The distances of listings by id, if the search has postcodes. */
export function distancesOf(page: readonly OnPage[], { metres }: Conditions): Record<string, number> {
  if (!metres) return {};
  return Object.fromEntries(page.map(({ id, part, document }) => [id, metres[part.columns.postcode[document]!]!]));
}

/** The best document of a part that is not on the page yet. */
class Head {
  readonly part: SearchPart;
  document = 0;
  key = 0;
  readonly #ranked: Ranked;
  #at = -1;

  constructor(ranked: Ranked) {
    this.#ranked = ranked;
    this.part = ranked.part;
  }

  /** Moves to the next document. Returns false after the last. */
  advance(): boolean {
    const { documents, keys } = this.#ranked;
    this.#at += 1;
    const document = 'next' in documents ? documents.next() : documents[this.#at];
    if (document === undefined) return false;
    this.document = document;
    this.key = keys ? keys[this.#at]! : 0;
    return true;
  }

  /** When the document was listed. This is a scattered read, made only to break ties. */
  get listedAt(): number {
    return this.part.columns.listedAt[this.document]!;
  }
}

/** Oldest first is the exact reverse of newest first. The other orders break ties newest first. */
function comesBefore(a: Head, b: Head, sort: SearchSort): boolean {
  if (a.key !== b.key) return a.key < b.key;
  const time = b.listedAt - a.listedAt || (idOf(a) < idOf(b) ? -1 : 1);
  return sort === 'oldest' ? time > 0 : time < 0;
}

function idOf({ part, document }: Head): string {
  return part.id(document);
}
