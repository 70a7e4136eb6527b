import * as z from 'zod/mini';
import { checked, type SchemaProblem, type Told } from '#machines/journal/schema.ts';
import { categoryById, parentOf } from '#machines/market/categories.ts';
import { isTopLevel } from '#machines/market/categoryTree.ts';
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
import { defaultSortPreset } from '#machines/market/sortPresets.ts';
import { priceRange } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { inModelLines } from '#market/askedModels.ts';
import { highestCantonCode } from '#market/cantonCodes.ts';
import { localitiesOfId } from '#market/areas.ts';
import type { LocalityTable } from '#market/localities.ts';
import { namedPlace } from '#market/placeSearch.ts';
import { problemsWithParameters, problemsWithPrice } from './askedParameters.ts';
import { problemsWithPlaces } from './askedPlaces.ts';
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
const askedFilter = z.object({
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

/**
 * The normal search that a call means, or what is wrong with it, by field in the call's own spelling. Unlike an address,
 * a call is read strictly: who makes one wants to hear of a mistake.
 */
export function readFilter(
  asked: AskedFilter,
  { localities, spelled }: { readonly localities: LocalityTable; readonly spelled: Spelling },
): { readonly value: SearchFilter } | { readonly problems: readonly SchemaProblem[] } {
  const result = checked(askedFilter, withPlaceIds(asked, localities));
  const problems =
    'problems' in result
      ? result.problems
      : [
          ...problemsWithCategory(result.value),
          ...problemsWithPlaces(result.value, localities, spelled),
          ...problemsWithPrice(result.value),
          ...problemsWithParameters(result.value),
        ];
  if ('value' in result && problems.length === 0) return { value: filterOf(result.value) };
  // Two values of a list may break one rule.
  const told = new Map(
    problems.map(({ field, rule }) => [`${spelled(field)} ${rule}`, { field: spelled(field), rule }]),
  );
  return { problems: [...told.values()] };
}

/**
 * Adds the ids of places in their usual spelling (`8001 Zürich`, `Wil SG`); a list that is too long is not looked up.
 */
function withPlaceIds(asked: AskedFilter, table: LocalityTable): AskedFilter {
  if (!Array.isArray(asked.localities) || asked.localities.length > mostLocalities) return asked;
  const idOf = (named: string) =>
    localitiesOfId(table, named).length > 0 ? named : (namedPlace(table, named) ?? named);
  return {
    ...asked,
    localities: asked.localities.map((each) =>
      typeof each?.localityID === 'string' ? { ...each, localityID: idOf(each.localityID) } : each,
    ),
  };
}

/** A subcategory lies in the category beside it, if one is named. */
function problemsWithCategory({ category: top, subcategory }: AskedFilter): readonly SchemaProblem[] {
  if (top === undefined || subcategory === undefined || top === topOf(subcategory)) return [];
  return [{ field: 'subcategory', rule: `must belong to category ${top}` }];
}

function filterOf(asked: AskedFilter): SearchFilter {
  const { query, category: named, subcategory, priceFrom, priceTo, freeOnly, organic, sort, page, ...rest } = asked;
  const finest = subcategory ?? named;
  const given = {
    ...rest,
    query: toSearchText(query),
    category: finest === undefined ? undefined : topOf(finest),
    subcategory: finest === undefined || isTopLevel(finest) ? undefined : finest,
    ...priceRange({ priceFrom, priceTo }),
    freeOnly: freeOnly ?? false,
    organic: organic || undefined,
    sort: sort ?? defaultSortPreset,
    page: page ?? 1,
  };
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return inModelLines(normalFilter(Object.fromEntries(said) as unknown as SearchFilter));
}

/** The top-level category above a category, or the category itself. */
function topOf(id: number): number {
  return isTopLevel(id) ? id : parentOf(id)!.id;
}
