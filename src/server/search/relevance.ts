import { fieldMask, inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from './fields.ts';

/**
 * How well an ad answers a query: the sum over the words of the query of how rare the word is times where the ad has
 * it. How often it stands in a text does not count, for ads would repeat themselves. Whole numbers, so that equal ads
 * are equal on every engine.
 */

/**
 * The weight of a word in each field. Keywords say what a thing is, by its category and options: they weigh more than a
 * title, which can name what a thing is for («Sofa für eine Wohnung»). Compounds weigh less than any whole word.
 */
const points: readonly (readonly [field: number, weight: number])[] = [
  [inTitle, 16],
  [inKeywords, 20],
  [inBody, 6],
  [inCompoundOfTitle, 3],
  [inCompoundOfBody, 2],
];

/** The weight of a word by the fields that have it (bits of `fields.ts`). */
export const weightOfFields: Readonly<Uint8Array> = Uint8Array.from({ length: fieldMask + 1 }, (_, fields) =>
  points.reduce((sum, [field, weight]) => sum + (fields & field ? weight : 0), 0),
);

/** How much a word counts that `having` of `all` ads have: 8 points for each time it halves what is left, and 8 more. */
export function rarity(all: number, having: number): number {
  return Math.round(8 * Math.log2(1 + all / Math.max(having, 1)));
}
