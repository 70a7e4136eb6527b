import { fieldMask, inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from './fields.ts';

/**
 * The relevance of a listing: the sum over the query's words of rarity times field weight. The number of occurrences
 * does not count, because sellers would repeat words. Scores are whole numbers, so ties are the same on every engine.
 */

/**
 * The weight of a word in each field. Keywords state what a thing is, by category and options. They weigh more than a
 * title, which may also name a purpose («Sofa für eine Wohnung»). Parts of compounds weigh less than any whole word.
 */
const points: readonly (readonly [field: number, weight: number])[] = [
  [inTitle, 16],
  [inKeywords, 20],
  [inBody, 6],
  [inCompoundOfTitle, 3],
  [inCompoundOfBody, 2],
];

/** The weight of a word by the fields that contain it (bits of `fields.ts`). */
export const weightOfFields: Readonly<Uint8Array> = Uint8Array.from({ length: fieldMask + 1 }, (_, fields) =>
  points.reduce((sum, [field, weight]) => sum + (fields & field ? weight : 0), 0),
);

/**
 * The rarity of a word in `having` of `all` listings: 8 points, and 8 more for each time that the word halves the set.
 */
export function rarity(all: number, having: number): number {
  return Math.round(8 * Math.log2(1 + all / Math.max(having, 1)));
}
