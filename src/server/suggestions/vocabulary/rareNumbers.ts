/** By number, the one that takes its place, or nothing where it is forgotten. */
export type Renumbering = readonly (number | undefined)[];

/** How many ads are few, so that at most so many have more. */
export function rarity(ads: readonly number[], most: number): number {
  const sorted = Uint32Array.from(ads).sort();
  return sorted.length <= most ? 0 : sorted[sorted.length - 1 - Math.floor(most)]!;
}

/** Numbers from 0 on for what is kept, in the same order. */
export function renumbering(ads: readonly number[], isKept: (number: number, ads: number) => boolean): Renumbering {
  let next = 0;
  return ads.map((count, number) => (isKept(number, count) ? next++ : undefined));
}
