import fc from 'fast-check';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { pageSizes, widestRadius } from '#machines/market/limits.ts';
import { languages } from '#machines/market/language.ts';
import type { Parameter, ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { priceRange } from '#machines/search/filterChanges.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import { toSearchText } from '#machines/search/searchText.ts';

/** All scopes of a search: everything, a category, or one of its subcategories. */
export const everyCategory: readonly Pick<SearchFilter, 'category' | 'subcategory'>[] = [
  {},
  ...categoryTree.flatMap(({ id, children }) => [
    { category: id },
    ...children.map((child) => ({ category: id, subcategory: child.id })),
  ]),
];

/** Characters that separate parts of addresses, that are encoded, that take several bytes, or that grammars use. */
const pieces = fc.constantFrom(
  '%',
  '&',
  '+',
  '/',
  '#',
  '?',
  '=',
  ',',
  ',,',
  '"',
  "'",
  '«',
  '-',
  ' ',
  '\\',
  '.',
  '..',
  ':',
  ';',
  '<',
  '%2C',
  '%',
  'ä',
  'Ü',
  'ß',
  'é',
  'ñ',
  '€',
  '👩‍🔧',
  '日本',
  'ı',
  'velo',
  'gratis',
  'bern-be',
  '3011',
  'mieten',
);
const hostile = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
const text = fc.oneof(hostile, fc.string({ maxLength: 30, unit: 'grapheme' }));

/** Texts with entities, and entities of entities: a search for `&lt;` is typed as `&amp;lt;`. */
const entities = fc
  .array(fc.constantFrom('&amp;', 'amp;', '&', 'lt;', '#38;', '#x26;', 'nbsp;', 'nothing;', ' ', 'velo'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const localityID = fc.constantFrom(
  '3011',
  '8001',
  '0000',
  '9490',
  'koeniz-be',
  'bern-be',
  'vaduz-fl',
  'st-gallen-sg',
  'a-zh',
  'gratis-be',
  'x-xx',
  'emmental-region-be',
  'region-zh',
  'la-chaux-de-fonds-ne',
);
const radius = fc.oneof(fc.constantFrom(0, 10), fc.integer({ min: 0, max: widestRadius }));

const places: fc.Arbitrary<Partial<SearchFilter>> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      region: fc.integer({ min: 1, max: 24 }),
      widened: fc.constantFrom('neighbours' as const, 'country' as const),
      subregion: fc.constantFrom('emmental', 'oberland-be', 'gratis', 'bern', 'nord-region', '3011', 'a-regione'),
    },
    { requiredKeys: ['region'] },
  ),
  fc.record({ localities: fc.array(fc.record({ localityID, radius }), { minLength: 1, maxLength: 12 }) }),
  fc.record({ localities: fc.tuple(fc.record({ localityID, radius })) }),
);

const rest = fc.record(
  {
    queryLanguage: fc.constantFrom(...languages),
    kind: fc.constantFrom('offer' as const, 'wanted' as const),
    seller: fc.constantFrom('private' as const, 'company' as const),
    organic: fc.constant(true as const),
    priceFrom: fc.nat(999_999_999),
    priceTo: fc.nat(999_999_999),
    pageSize: fc.constantFrom(...pageSizes),
    view: fc.constant('grid' as const),
  },
  { requiredKeys: [] },
);

const always = fc.record({
  query: fc.oneof(text, entities).map(toSearchText),
  freeOnly: fc.boolean(),
  sort: fc.constantFrom(...searchSorts),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10_000 })),
});

/**
 * Any reachable search in any of these categories, in any form: bounds may be reversed, lists unordered, with
 * duplicates and unused options.
 */
export function anySearchFilterIn(categories: typeof everyCategory): fc.Arbitrary<SearchFilter> {
  return fc.constantFrom(...categories).chain((where) =>
    fc
      .tuple(parametersIn(where.subcategory ?? where.category), places, rest, always)
      .map(([parameters, place, { priceFrom, priceTo, ...some }, all]) => {
        return { ...where, ...parameters, ...place, ...some, ...priceRange({ priceFrom, priceTo }), ...all };
      }),
  );
}

export const anySearchFilter = anySearchFilterIn(everyCategory);

/** Generates some of the filters that only a category has. */
function parametersIn(id: number | undefined): fc.Arbitrary<Pick<SearchFilter, 'intervals' | 'selects'>> {
  const parameters = id === undefined ? [] : parametersFor(id);
  return filtersBy(fc.subarray([...parameters]), intervalOf, optionsOf);
}

/** Filters by some parameters: numbers within an interval, others by their options. */
export function filtersBy(
  some: fc.Arbitrary<readonly Parameter[]>,
  intervalOf: ValuesOf<Interval>,
  optionsOf: ValuesOf<readonly string[]>,
): fc.Arbitrary<Pick<SearchFilter, 'intervals' | 'selects'>> {
  return some.chain((chosen) =>
    fc.record({ intervals: recordOf(chosen, intervalOf), selects: recordOf(chosen, optionsOf) }),
  );
}

/** A generator of a parameter's values; undefined if the parameter has none of this kind. */
type ValuesOf<Value> = (parameter: Parameter) => fc.Arbitrary<Value> | undefined;

function recordOf<Value>(
  parameters: readonly Parameter[],
  valueOf: ValuesOf<Value>,
): fc.Arbitrary<Partial<Record<ParameterKey, Value>>> {
  const arbitraries = parameters.flatMap((parameter) => {
    const values = valueOf(parameter);
    return values ? [[parameter.key, values] as const] : [];
  });
  return fc.record(Object.fromEntries(arbitraries)) as fc.Arbitrary<Partial<Record<ParameterKey, Value>>>;
}

function intervalOf(parameter: Parameter): fc.Arbitrary<Interval> | undefined {
  if (parameter.kind !== 'number') return undefined;
  const { min, max, step } = parameter;
  const bound = fc.integer({ min: -2, max: (max - min) / step + 2 }).map((steps) => min + steps * step);
  return fc.record({ min: bound, max: bound }, { requiredKeys: [] });
}

function optionsOf(parameter: Parameter): fc.Arbitrary<readonly string[]> | undefined {
  if (parameter.kind === 'number') return undefined;
  const option = parameter.kind === 'choice' ? fc.constantFrom(...parameter.choices, 'none') : text;
  return fc.array(option, { maxLength: 4 });
}
