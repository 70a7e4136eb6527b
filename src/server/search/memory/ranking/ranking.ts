import type { SearchSort } from '#machines/search/searchSort.ts';
import type { Conditions } from '../conditions.ts';
import type { SearchPart } from '../searchPart.ts';

/** Documents of one part, best first. */
export interface InOrder {
  /** The next one; undefined after the last. */
  next(): number | undefined;
}

/** The best documents of one part, best first. */
export interface Ranked {
  readonly part: SearchPart;
  /** Listed, or to be met one after the other, so far as the page needs them. */
  readonly documents: Uint32Array | InOrder;
  /** What they are ordered by before time, a smaller key first; absent when time alone orders them. */
  readonly keys?: Uint32Array;
}

/** An ad on a page, and where the index has it. */
export interface OnPage {
  readonly id: string;
  readonly part: SearchPart;
  readonly document: number;
}

/** The part of an order that is on a page; ads that were listed after `asOf` (epoch milliseconds) take no place. */
export interface Cut {
  readonly offset: number;
  readonly size: number;
  readonly asOf?: number | undefined;
}

/** The ads on a page, out of what is best in each part. */
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

/** How far away the ads are, by id, where one looks around places. */
export function distancesOf(page: readonly OnPage[], { metres }: Conditions): Record<string, number> {
  if (!metres) return {};
  return Object.fromEntries(page.map(({ id, part, document }) => [id, metres[part.columns.postcode[document]!]!]));
}

/** The best of a part that is on no page yet. */
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

  /** Whether there is another. */
  advance(): boolean {
    const { documents, keys } = this.#ranked;
    this.#at += 1;
    const document = 'next' in documents ? documents.next() : documents[this.#at];
    if (document === undefined) return false;
    this.document = document;
    this.key = keys ? keys[this.#at]! : 0;
    return true;
  }

  /** Far away in memory, and asked for only where it decides. */
  get listedAt(): number {
    return this.part.columns.listedAt[this.document]!;
  }
}

/** Oldest is newest read from the end; the other orders are newest first where their keys are the same. */
function comesBefore(a: Head, b: Head, sort: SearchSort): boolean {
  if (a.key !== b.key) return a.key < b.key;
  const time = b.listedAt - a.listedAt || (idOf(a) < idOf(b) ? -1 : 1);
  return sort === 'oldest' ? time > 0 : time < 0;
}

function idOf({ part, document }: Head): string {
  return part.id(document);
}
