import type { SortPreset } from '#machines/market/sortPresets.ts';
import type { SearchPart } from './searchPart.ts';

/** The best documents of one part, best first. */
export interface Ranked {
  readonly part: SearchPart;
  readonly documents: Uint32Array;
  /** What they are ordered by before time, a smaller key first; absent when time alone orders them. */
  readonly keys?: Uint32Array;
}

/** The ids on a page, out of what is best in each part. */
export function pageOfIds(rankings: readonly Ranked[], sort: SortPreset, offset: number, size: number): string[] {
  const heads = rankings.filter(({ documents }) => documents.length > 0).map((ranked) => ({ ranked, at: 0 }));
  const ids: string[] = [];
  for (let place = 0; place < offset + size && heads.length > 0; place += 1) {
    let best = 0;
    for (let other = 1; other < heads.length; other += 1) {
      if (comesBefore(heads[other]!, heads[best]!, sort)) best = other;
    }
    const head = heads[best]!;
    const { part, documents } = head.ranked;
    if (place >= offset) ids.push(part.id(documents[head.at]!));
    head.at += 1;
    if (head.at === documents.length) heads.splice(best, 1);
  }
  return ids;
}

interface Head {
  readonly ranked: Ranked;
  at: number;
}

/** Oldest is newest read from the end; the other orders are newest first where their keys are the same. */
function comesBefore(a: Head, b: Head, sort: SortPreset): boolean {
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
