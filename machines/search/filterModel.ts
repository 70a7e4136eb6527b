import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { pageSizes } from '../market/limits.ts';
import { parameterByKey, type ParameterKey, parameterKeys } from '../market/parameters/parameterDefinitions.ts';
import { searchLanguages } from './searchFilter.ts';
import { sortings } from './sortings.ts';

/**
 * A search in the format of the second interface (SEARCH-18 to SEARCH-25): filters by name, each of one of four kinds.
 * Requests may omit filters; answers contain all of them. `src/server/search/query/requestedFilter.ts` validates the
 * numbers and names, as for every call.
 */

const open = z._default(z.nullable(z.number()), null);
const valid = z
  ._default(z.boolean(), true)
  .check(z.describe('Whether both bounds are readable. Nothing is applied otherwise.'));

/** SEARCH-20. */
const pricing = z.strictObject({
  min: open.check(z.describe('Whole francs.')),
  max: open.check(z.describe('Whole francs.')),
  freeOnly: z._default(z.boolean(), false),
  valid,
});

/** SEARCH-21. */
const interval = z.strictObject({ min: open, max: open, valid });

/** SEARCH-22. */
const select = z.strictObject({ selectedOptions: z.array(z.string()) });

/** A selected place and its radius (SEARCH-23). */
const selectedLocality = z.strictObject({
  localityID: z.string().check(z.describe('A postcode or the id of a town: `3011`, `koeniz-be`.')),
  radius: z._default(z.number(), 0).check(z.describe('Whole kilometres.')),
});

const location = z.strictObject({
  selectedLocalities: z._default(z.array(selectedLocality), []),
  region: z._default(z.nullable(z.number()), null).check(z.describe('Canton code, if no localities are selected.')),
  widened: z
    ._default(z.nullable(z.enum(['neighbours', 'country'])), null)
    .check(z.describe('Beyond the canton: also in the neighbouring cantons, or in all of Switzerland.')),
  subregion: z._default(z.nullable(z.string()), null).check(z.describe('A part of the canton.')),
});

const ofParameters = Object.fromEntries(
  parameterKeys.map((key) => [key, z.optional(parameterByKey[key].kind === 'number' ? interval : select)]),
) as Record<ParameterKey, z.ZodMiniOptional<typeof interval | typeof select>>;

const filters = z.strictObject({
  price: z.optional(pricing),
  location: z.optional(location),
  adType: z.optional(z.strictObject({ selectedOptions: z.array(z.enum(['offer', 'wanted'])) })),
  sellerKind: z.optional(z.strictObject({ selectedOptions: z.array(z.enum(['private', 'company'])) })),
  ...ofParameters,
});

const sorting = z
  .strictObject({
    field: z.enum(['price', 'relevance', 'timestamp', 'distance']),
    direction: z.enum(['ascending', 'descending']),
  })
  .check(
    z.refine(
      (requested) =>
        sortings.some(([, { field, direction }]) => field === requested.field && direction === requested.direction),
      {
        error: 'must be price or timestamp in either direction, relevance descending, or distance ascending',
      },
    ),
  );

const selectedCategory = z.strictObject({
  categoryID: z.number(),
  label: z.optional(z.string().check(z.describe('Its name in the requested language; ignored in requests.'))),
});

/** A search, as `GET /api/v11/search.json` accepts and returns it. */
export const filterModel = z
  .strictObject({
    query: z._default(z.string(), ''),
    language: z
      ._default(z.nullable(z.enum(Object.values(searchLanguages))), null)
      .check(z.describe('The language of the text; by default any of the four.')),
    page: z._default(z.number(), 1),
    asOf: z
      ._default(z.nullable(z.number()), null)
      .check(
        z.describe(
          'For further pages `result.as_of` of page 1, in epoch milliseconds: ads that were published since take no place on them.',
        ),
      ),
    pageSize: z
      ._default(z.nullable(z.number()), null)
      .check(z.describe(`Ads on a page: ${pageSizes.join(', ')}; by default as many as on the category’s pages.`)),
    sorting: z._default(sorting, { field: 'timestamp', direction: 'descending' }),
    selectedCategory: z._default(z.nullable(selectedCategory), null),
    organic: z._default(z.boolean(), false).check(z.describe('Excludes ads with a paid placement above the others.')),
    filters: z
      ._default(filters, {})
      .check(z.describe('By name: `price`, `location`, `adType`, `sellerKind`, and the key of a facet.')),
  })
  .check(z.describe('A search.'));

export type FilterModel = ReadonlyOutput<typeof filterModel>;

/** Whether a filter by price excludes any listing (SEARCH-43). */
export function isPriceActive({ min, max, freeOnly }: ReadonlyOutput<typeof pricing>): boolean {
  return min !== null || max !== null || freeOnly;
}

/** The names of the filters with an unreadable bound: while there is one, nothing is applied (SEARCH-42). */
export function invalidFilters({ filters: byName }: Pick<FilterModel, 'filters'>): readonly string[] {
  return Object.entries(byName).flatMap(([name, one]) => (one && 'valid' in one && !one.valid ? [name] : []));
}
