/** A segment this many times larger than all smaller ones together is not merged with them. */
const step = 4;

/**
 * Segments from this size on are not merged into larger ones. Building such a segment takes some ten seconds in the
 * worker, and twice its memory meanwhile.
 */
const largest = 1_000_000;

/**
 * Selects the segments to merge next, by index. Each segment costs every search some time, so smaller ones are merged
 * as soon as they add up. This keeps segments few and moves documents rarely. A segment with a third of its documents
 * removed is cleaned. Undefined if there is nothing to do.
 */
export function segmentsToMerge(segments: readonly { readonly size: number; readonly alive: number }[]) {
  const bySize = segments
    .map(({ size, alive }, place) => ({ size, alive, place }))
    .toSorted((a, b) => a.alive - b.alive);
  let together = 0;
  let run = 0;
  for (const [count, { alive }] of bySize.entries()) {
    if (alive >= largest) break;
    if (count > 0 && alive <= step * together) run = count + 1;
    together += alive;
  }
  if (run > 0) return bySize.slice(0, run).map(({ place }) => place);
  const wasteful = bySize.find(({ size, alive }) => alive < (size * 2) / 3);
  return wasteful && [wasteful.place];
}
