import { inBody, inKeywords, inTitle } from './fields.ts';

/**
 * How well an ad answers a query: the sum over the words of the query of how rare the word is times where the ad has
 * it. How often it stands in a text does not count, for ads would repeat themselves. Whole numbers, so that equal ads
 * are equal on every engine.
 */

/** How much a word counts by the fields that have it (bits of `fields.ts`): a title weighs more than the rest together. */
export const weightOfFields: Readonly<Uint8Array> = Uint8Array.from({ length: 8 }, (_, fields) => {
  const weight = (field: number, points: number) => (fields & field ? points : 0);
  return weight(inTitle, 8) + weight(inKeywords, 4) + weight(inBody, 3);
});

/** How much a word counts that `having` of `all` ads have: 8 points for each time it halves what is left, and 8 more. */
export function rarity(all: number, having: number): number {
  return Math.round(8 * Math.log2(1 + all / Math.max(having, 1)));
}
