/** How much larger a segment must be than all smaller ones together to be left alone. */
const step = 4;

/** Segments of this size are not merged any more to make them larger: the last merge of a large index would be long. */
const largest = 250_000;

/**
 * Which segments to merge next, by place: the smaller ones as far as they add up. So an index has few segments, and a
 * document is moved few times. A segment of which a third is gone is cleaned. Undefined where all is well.
 */
export function segmentsToMerge(segments: readonly { readonly size: number; readonly alive: number }[]) {
  const bySize = segments
    .map(({ size, alive }, place) => ({ size, alive, place }))
    .toSorted((a, b) => a.alive - b.alive);
  let together = 0;
  let run = 0;
  while (run < bySize.length) {
    const { alive } = bySize[run]!;
    if (alive >= largest || (run > 0 && alive > step * together)) break;
    together += alive;
    run += 1;
  }
  if (run > 1) return bySize.slice(0, run).map(({ place }) => place);
  const wasteful = bySize.find(({ size, alive }) => alive < (size * 2) / 3);
  return wasteful && [wasteful.place];
}
