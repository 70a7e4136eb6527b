import * as z from 'zod/mini';
import { checked, type SchemaProblem } from '#machines/journal/schema.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { filterModel, invalidFilters } from '#machines/search/filterModel.ts';
import { fromFilterModel } from '#machines/search/filterModelOf.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { filterFromToken, longestToken } from '#market/addresses/searchToken.ts';
import { invalidInput, parametersOf } from '../../http/calls/input.ts';
import { readFilter } from './requestedFilter.ts';
import { problemsWithPlaces } from './placeProblems.ts';

/** The maximum length of a request key, far longer than any that a program makes. */
const longestKey = 100;

/** The query of `GET /api/v11/search.json`. `searchedFilter` reads the search in it. */
export const modelQuery = z.object({
  search: z.optional(
    z.string().check(
      z.meta({
        description: 'The search as JSON. Without it and without a token, the search is for all ads.',
        contentMediaType: 'application/json',
        contentSchema: z.toJSONSchema(filterModel, { io: 'input', unrepresentable: 'any' }),
        example: '{"query":"velo","filters":{"price":{"max":500}}}',
      }),
    ),
  ),
  token: z.optional(
    z
      .string()
      .check(
        z.describe(
          `Instead of \`search\`: the token of a search, from an earlier answer, of at most ${longestToken} characters. A token with unknown places is refused.`,
        ),
      ),
  ),
  requestKey: z.optional(
    z
      .string()
      .check(
        z.maxLength(longestKey),
        z.describe('A key that the answer repeats. An answer with another key is outdated. Default: a generated key.'),
      ),
  ),
});

/**
 * The filter of a query of version 11, with places resolved in a directory. Throws CallRefused, which lists all
 * problems. While a filter is invalid nothing is applied (SEARCH-42).
 */
export function searchedFilter(
  { search, token }: z.output<typeof modelQuery>,
  { localities }: { readonly localities: LocalityTable },
): SearchFilter {
  if (token !== undefined) {
    if (search !== undefined) throw refused([{ field: 'token', rule: 'must not stand beside search' }], { token });
    const filter = filterFromToken(token);
    if (!filter) throw refused([{ field: 'token', rule: 'must be the token of a search' }], { token });
    const problems = problemsWithPlaces(filter, localities, spelled);
    if (problems.length > 0)
      throw refused(
        problems.map(({ rule }) => ({ field: 'token', rule })),
        { token },
      );
    return filter;
  }
  if (search === undefined) return everything;
  const query = { search: jsonOf(search) };
  const model = checked(filterModel, query.search);
  if ('problems' in model) throw refused(model.problems.map(withinSearch), query);
  const invalid = invalidFilters(model.value).map((name) => ({
    field: `filters.${name}.valid`,
    rule: 'must be true: nothing is applied while a filter is invalid',
  }));
  if (invalid.length > 0) throw refused(invalid.map(withinSearch), query);
  const read = readFilter(fromFilterModel(model.value), {
    localities,
    spelled,
  });
  if ('problems' in read) throw refused(read.problems.map(withinSearch), query);
  return read.value;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refused([{ field: 'search', rule: 'must be JSON' }], { search: text });
  }
}

function withinSearch({ field, rule }: SchemaProblem): SchemaProblem {
  return { field: field === '' ? 'search' : `search.${field}`, rule };
}

function refused(problems: readonly SchemaProblem[], query: unknown) {
  return invalidInput(parametersOf(problems, query));
}

const plain: Readonly<Record<string, string>> = {
  queryLanguage: 'language',
  sort: 'sorting',
  category: 'selectedCategory.categoryID',
  subcategory: 'selectedCategory.categoryID',
  region: 'filters.location.region',
  widened: 'filters.location.widened',
  subregion: 'filters.location.subregion',
  kind: 'filters.adType.selectedOptions',
  seller: 'filters.sellerKind.selectedOptions',
  priceFrom: 'filters.price.min',
  priceTo: 'filters.price.max',
  freeOnly: 'filters.price.freeOnly',
};

/** The path in the model of a field of `RequestedFilter`. */
function spelled(field: string): string {
  const [first = '', key = '', ...rest] = field.split('.');
  if (first === 'localities') return ['filters.location.selectedLocalities', ...(key ? [key] : []), ...rest].join('.');
  if (first === 'selects') return `filters.${key}.selectedOptions`;
  if (first === 'intervals') return ['filters', key, ...rest].join('.');
  return plain[first] ?? field;
}
