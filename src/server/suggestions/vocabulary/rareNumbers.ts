/** By old number: the new number, or undefined if the entry was dropped. */
export type Renumbering = readonly (number | undefined)[];

/** Entries with at most this count must be dropped, so that at most `most` remain. */
export function rarity(listings: readonly number[], most: number): number {
  const sorted = Uint32Array.from(listings).sort();
  return sorted.length <= most ? 0 : sorted[sorted.length - 1 - Math.floor(most)]!;
}

/** New numbers for the remaining entries, from 0 on and in the same order. */
export function renumbering(
  listings: readonly number[],
  isRetained: (number: number, listings: number) => boolean,
): Renumbering {
  let next = 0;
  return listings.map((count, number) => (isRetained(number, count) ? next++ : undefined));
}
