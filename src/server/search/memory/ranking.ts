import type { SearchSort } from '#machines/search/searchSort.ts';
import type { Conditions } from './conditions.ts';
import type { SearchPart } from './searchPart.ts';

/** The best documents of one part, best first. */
export interface Ranked {
  readonly part: SearchPart;
  readonly documents: Uint32Array;
  /** What they are ordered by before time, a smaller key first; absent when time alone orders them. */
  readonly keys?: Uint32Array;
}

/** An ad on a page, and where the index has it. */
export interface OnPage {
  readonly id: string;
  readonly part: SearchPart;
  readonly document: number;
}

/** The ads on a page, out of what is best in each part. */
export function pageOf(rankings: readonly Ranked[], sort: SearchSort, offset: number, size: number): OnPage[] {
  const heads = rankings.filter(({ documents }) => documents.length > 0).map((ranked) => ({ ranked, at: 0 }));
  const page: OnPage[] = [];
  for (let place = 0; place < offset + size && heads.length > 0; place += 1) {
    let best = 0;
    for (let other = 1; other < heads.length; other += 1) {
      if (comesBefore(heads[other]!, heads[best]!, sort)) best = other;
    }
    const head = heads[best]!;
    const { part, documents } = head.ranked;
    const document = documents[head.at]!;
    if (place >= offset) page.push({ id: part.id(document), part, document });
    head.at += 1;
    if (head.at === documents.length) heads.splice(best, 1);
  }
  return page;
}

/** How far away the ads are, by id, where one looks around places. */
export function distancesOf(page: readonly OnPage[], { metres }: Conditions): Record<string, number> {
  if (!metres) return {};
  return Object.fromEntries(page.map(({ id, part, document }) => [id, metres[part.columns.postcode[document]!]!]));
}

interface Head {
  readonly ranked: Ranked;
  at: number;
}

/** Oldest is newest read from the end; the other orders are newest first where their keys are the same. */
function comesBefore(a: Head, b: Head, sort: SearchSort): boolean {
  const key = keyAt(a) - keyAt(b);
  if (key !== 0) return key < 0;
  const time = listedAt(b) - listedAt(a) || (idAt(a) < idAt(b) ? -1 : 1);
  return sort === 'oldest' ? time > 0 : time < 0;
}

function keyAt({ ranked: { keys }, at }: Head): number {
  return keys ? keys[at]! : 0;
}

function listedAt({ ranked: { part, documents }, at }: Head): number {
  return part.columns.listedAt[documents[at]!]!;
}

function idAt({ ranked: { part, documents }, at }: Head): string {
  return part.id(documents[at]!);
}
