/** How much larger a segment must be than all smaller ones together to be left alone. */
const step = 4;

/**
 * Segments of this size are not merged any more to make them larger. To make one takes some ten seconds in the worker,
 * and twice its memory while that lasts.
 */
const largest = 1_000_000;

/**
 * Which segments to merge next, by place: the smaller ones as far as they add up, for each segment costs each search
 * some time. So an index has few segments, and a document is moved few times. A segment of which a third is gone is
 * cleaned. Undefined where all is well.
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
