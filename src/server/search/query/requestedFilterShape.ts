import * as z from 'zod/mini';
import { type ReadonlyOutput } from '#machines/journal/schema.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import {
  furthestPage,
  mostFrancs,
  mostLocalities,
  mostOptions,
  pageSizes,
  widestRadius,
} from '#machines/market/limits.ts';
import { parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import { highestCantonCode } from '#market/cantons/cantonCodes.ts';
import { typedText } from './typedText.ts';

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};
const category = z
  .int({ error: 'must be the id of a category' })
  .check(z.refine((id) => categoryById(id) !== undefined, { error: 'must be the id of a category' }));
/** NaN is text that a call could not read as a number. The rule of its parameter reports it. */
const bound = z.optional(z.union([z.number(), z.nan()]));

/** The fields of a search, declared once for all calls. Each call has its own spelling of them. */
export const requestedFilter = z.object({
  query: z.optional(typedText),
  queryLanguage: z.optional(z.enum(languages)),
  /** The category may be a top-level one or a subcategory. */
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

/** The filter of a search as a call requests it, before the rules on places, prices and parameters are checked. */
export type RequestedFilter = ReadonlyOutput<typeof requestedFilter>;

/**
 * Maps a field of `RequestedFilter` (`intervals.mileage.min`, `localities.0.radius`) to the name that a call gives it, so
 * that errors use this name.
 */
export type Spelling = (field: string) => string;
