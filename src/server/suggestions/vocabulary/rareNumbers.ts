/** By old number: the new number, or undefined if dropped. */
export type Renumbering = readonly (number | undefined)[];

/** The largest count that is dropped, so that at most `most` remain. */
export function rarity(ads: readonly number[], most: number): number {
  const sorted = Uint32Array.from(ads).sort();
  return sorted.length <= most ? 0 : sorted[sorted.length - 1 - Math.floor(most)]!;
}

/** New numbers from 0 on for the remaining entries, in the same order. */
export function renumbering(ads: readonly number[], isRetained: (number: number, ads: number) => boolean): Renumbering {
  let next = 0;
  return ads.map((count, number) => (isRetained(number, count) ? next++ : undefined));
}
