import { checked, type SchemaProblem } from '#machines/journal/schema.ts';
import { parentOf } from '#machines/market/categories/categories.ts';
import { isTopLevel } from '#machines/market/categories/categoryTree.ts';
import { mostLocalities } from '#machines/market/limits.ts';
import { defaultSortPreset } from '#machines/market/sortPresets.ts';
import { priceRange } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { inModelLines } from '#market/modelLines.ts';
import { localitiesOfId } from '#market/places/areas.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { namedPlace } from '#market/places/placeSearch.ts';
import { wholeCanton } from '#market/places/suggestedPlaces.ts';
import { problemsWithParameters, problemsWithPrice } from './parameterProblems.ts';
import { problemsWithPlaces } from './placeProblems.ts';
import { requestedFilter, type RequestedFilter, type Spelling } from './requestedFilterShape.ts';

/**
 * Validates a call. Returns its normal filter, or its problems by field in the call's own spelling. Unlike addresses,
 * calls are strict, because developers need to see their mistakes.
 */
export function readFilter(
  requested: RequestedFilter,
  { localities, spelled }: { readonly localities: LocalityTable; readonly spelled: Spelling },
): { readonly value: SearchFilter } | { readonly problems: readonly SchemaProblem[] } {
  const result = checked(requestedFilter, withPlaceIds(requested, localities));
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
  // The problems are made distinct, because two values of a list may break the same rule.
  const unique = new Map(
    problems.map(({ field, rule }) => [`${spelled(field)} ${rule}`, { field: spelled(field), rule }]),
  );
  return { problems: [...unique.values()] };
}

/**
 * Adds the ids of places in their usual spelling (`8001 Zürich`, `Wil SG`). A whole canton (`Kanton Bern`) without a
 * radius becomes the canton if it is the only place. Skips the lookup if the list is too long.
 */
function withPlaceIds(requested: RequestedFilter, table: LocalityTable): RequestedFilter {
  if (!Array.isArray(requested.localities) || requested.localities.length > mostLocalities) return requested;
  const { localities, ...others } = requested;
  const [only, ...more] = localities;
  const canton =
    typeof only?.localityID === 'string' && more.length === 0 && !only.radius && requested.region === undefined
      ? wholeCanton(table, only.localityID)
      : undefined;
  if (canton !== undefined) return { ...others, region: canton };
  const idOf = (named: string) =>
    localitiesOfId(table, named).length > 0 ? named : (namedPlace(table, named) ?? named);
  return {
    ...requested,
    localities: requested.localities.map((each) =>
      typeof each?.localityID === 'string' ? { ...each, localityID: idOf(each.localityID) } : each,
    ),
  };
}

/** The problem if a call names both a category and a subcategory that is not in it. */
function problemsWithCategory({ category: top, subcategory }: RequestedFilter): readonly SchemaProblem[] {
  if (top === undefined || subcategory === undefined || top === topOf(subcategory)) return [];
  return [{ field: 'subcategory', rule: `must belong to category ${top}` }];
}

function filterOf(requested: RequestedFilter): SearchFilter {
  const { query, category: named, subcategory, priceFrom, priceTo, freeOnly, organic, sort, page, ...rest } = requested;
  const finest = subcategory ?? named;
  const supplied = {
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
  const said = Object.entries(supplied).filter(([, value]) => value !== undefined);
  return inModelLines(normalFilter(Object.fromEntries(said) as unknown as SearchFilter));
}

/** The top-level category of a category, or the category itself. */
function topOf(id: number): number {
  return isTopLevel(id) ? id : parentOf(id)!.id;
}
