import * as z from 'zod/mini';
import { type Told } from '#machines/journal/schema.ts';
import { categoryById } from '#machines/market/categories.ts';
import { languages } from '#machines/market/language.ts';
import {
  furthestPage,
  mostFrancs,
  mostLocalities,
  mostOptions,
  pageSizes,
  widestRadius,
} from '#machines/market/limits.ts';
import { parameterKeys } from '#machines/market/parameterDefinitions.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import { highestCantonCode } from '#market/cantonCodes.ts';
import { typedText } from './typedText.ts';

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};
const category = z
  .int({ error: 'must be the id of a category' })
  .check(z.refine((id) => categoryById(id) !== undefined, { error: 'must be the id of a category' }));
/** What no call could read as a number is none here either, and its parameter's rule says what would be one. */
const bound = z.optional(z.union([z.number(), z.nan()]));

/** What a call may ask of search: one declaration for all of them, each of which spells it in its own way. */
export const askedFilter = z.object({
  query: z.optional(typedText),
  queryLanguage: z.optional(z.enum(languages)),
  /** Of either level. */
  category: z.optional(category),
  subcategory: z.optional(category),
  region: z.optional(wholeNumber(1, highestCantonCode)),
  widened: z.optional(z.enum(['neighbours', 'country'])),
  subregion: z.optional(z.string()),
  localities: z.optional(
    z
      .array(z.object({ localityID: z.string(), radius: wholeNumber(0, widestRadius) }))
      .check(z.maxLength(mostLocalities, `must have at most ${mostLocalities} places`)),
  ),
  kind: z.optional(z.enum(['offer', 'wanted'])),
  priceFrom: z.optional(wholeNumber(0, mostFrancs)),
  priceTo: z.optional(wholeNumber(0, mostFrancs)),
  freeOnly: z.optional(z.boolean()),
  seller: z.optional(z.enum(['private', 'company'])),
  organic: z.optional(z.boolean()),
  intervals: z.optional(z.partialRecord(z.enum(parameterKeys), z.object({ min: bound, max: bound }))),
  selects: z.optional(
    z.partialRecord(
      z.enum(parameterKeys),
      z.array(z.string()).check(z.maxLength(mostOptions, `must have at most ${mostOptions} options`)),
    ),
  ),
  sort: z.optional(z.enum(searchSorts)),
  page: z.optional(wholeNumber(1, furthestPage)),
  asOf: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  pageSize: z.optional(z.literal(pageSizes, { error: `must be one of ${pageSizes.join(', ')}` })),
});

/** A search as a call asks for it, before it is known whether it makes sense. */
export type AskedFilter = Told<typeof askedFilter>;

/**
 * What a call calls a field of `AskedFilter` (`intervals.mileage.min`, `localities.0.radius`): so its mistakes are told
 * in its own words.
 */
export type Spelling = (field: string) => string;
