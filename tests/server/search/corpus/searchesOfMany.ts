import fc from 'fast-check';
import { widestRadius } from '#machines/market/limits.ts';
import { type Parameter, parameterByKey, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import { type Area, areaOf, townIdOf } from '#market/places/areas.ts';
import { cityPostcodes } from '#market/places/unknownPostcodes.ts';
import { highestCantonCode } from '#market/cantons/cantonCodes.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { cars, flats } from '#tests/bench/search/searchMarket.ts';
import { everyCategory, filtersBy } from '#tests/market/addresses/anySearchFilter.ts';
import { anyFilterOf, browsingOf, vocabulary } from './arbitraries.ts';
import { manyListings } from '../manyListings.ts';

/** A search with its area: the result of `areaOf` for its places. */
export type SearchOfMany = readonly [SearchFilter, Area | undefined];

type Where = (typeof everyCategory)[number];

/** The table of places that the market ships, with each canton divided into two parts. */
const places: LocalityTable = {
  ...swissLocalities,
  all: swissLocalities.all.map((place) => ({ ...place, subregion: Number(place.postcode) % 2 === 0 ? 'even' : 'odd' })),
};

const localityID = fc.constantFrom(
  ...swissLocalities.all.map(({ postcode }) => postcode),
  ...swissLocalities.all.map(townIdOf),
  ...cityPostcodes.keys(),
  '9999',
  'nowhere-be',
);
const radius = fc.oneof(fc.constantFrom(0, 5, 20), fc.nat(widestRadius));

const anyPlaces: fc.Arbitrary<Partial<SearchFilter>> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      region: fc.integer({ min: 1, max: highestCantonCode }),
      widened: fc.constantFrom('neighbours', 'country'),
      subregion: fc.constantFrom('even', 'odd', 'nowhere'),
    },
    { requiredKeys: ['region'] },
  ),
  fc.record({ localities: fc.array(fc.record({ localityID, radius }), { minLength: 1, maxLength: 4 }) }),
);

/** The values of each parameter in the ads, without duplicates: the first of many. */
const reported = new Map<string, Set<string | number>>(parameterKeys.map((key) => [key, new Set()]));
for (const { parameters } of manyListings) {
  for (const [key, value] of Object.entries(parameters)) {
    const values = reported.get(key)!;
    if (values.size < 60) values.add(value);
  }
}

function intervalOf(parameter: Parameter): fc.Arbitrary<Interval> | undefined {
  if (parameter.kind !== 'number') return undefined;
  const bound = fc.constantFrom(parameter.min, parameter.max, ...Array.from(reported.get(parameter.key)!, Number));
  return fc.oneof(fc.record({ min: bound }), fc.record({ max: bound }), fc.record({ min: bound, max: bound }));
}

function optionsOf(parameter: Parameter): fc.Arbitrary<readonly string[]> | undefined {
  if (parameter.kind === 'number') return undefined;
  const others = parameter.kind === 'choice' ? parameter.choices : ['what no ad tells'];
  const option = fc.constantFrom(...Array.from(reported.get(parameter.key)!, String), ...others);
  return fc.array(option, { minLength: 1, maxLength: 4 });
}

/** The optional criteria of a search: a search with all of them finds nothing. */
const besides = ['query', 'kind', 'priceFrom', 'priceTo', 'seller', 'freeOnly'] as const;
const some = fc.subarray([...besides]);

function anyFilterBy(
  anyWhere: fc.Arbitrary<Where>,
  parametersIn: (where: Where) => fc.Arbitrary<readonly Parameter[]>,
  anyDropped: fc.Arbitrary<readonly string[]> = some,
): fc.Arbitrary<SearchFilter> {
  const narrowing = fc
    .tuple(
      anyWhere.chain((where) =>
        filtersBy(parametersIn(where), intervalOf, optionsOf).map((by) => ({ ...where, ...by })),
      ),
      anyPlaces,
    )
    .map(([where, place]) => ({ ...where, ...place }));
  return fc.tuple(anyFilterOf(narrowing), anyDropped).map(([filter, dropped]) => {
    const saved = Object.entries(filter).filter(([key]) => !dropped.includes(key));
    return { query: '', freeOnly: false, ...Object.fromEntries(saved) } as SearchFilter;
  });
}

/** Generates a scope: everything, a category with very many ads, or any other one. */
const anyCategory = fc.oneof(
  fc.constant({}),
  fc.constantFrom(cars, flats).map(({ topCategory, category }) => ({ category: topCategory, subcategory: category })),
  { weight: 4, arbitrary: fc.constantFrom(...everyCategory) },
);
const fewParameters = (where: Where) => {
  const parameters = [...relevantParameters(where)];
  return fc.subarray(parameters, { maxLength: Math.min(3, parameters.length) });
};
const anyFilter = anyFilterBy(anyCategory, fewParameters);

const words = manyListings.slice(0, 300).flatMap(({ title }) => title.split(' '));
const anyQuery = fc
  .tuple(fc.array(fc.constantFrom(...words, ...vocabulary), { maxLength: 2 }), fc.nat(5))
  .map(([requested, sign]) =>
    sign === 0 ? `"${requested.join(' ')}"` : sign === 1 ? `-${requested.join(' ')}` : requested.join(' '),
  );
const anyPage = fc.integer({ min: 1, max: 40 });
const anyPagedFilter = fc
  .tuple(anyFilter, anyQuery, anyPage)
  .map(([filter, query, page]) => ({ ...filter, query, page }));

const searched = (filter: SearchFilter): SearchOfMany => [filter, areaOf(filter, places)];

/** Generates any search over the many ads. */
export const anySearchOfMany: fc.Arbitrary<SearchOfMany> = fc
  .oneof(
    { weight: 3, arbitrary: anyPagedFilter },
    { weight: 2, arbitrary: anyFilter },
    anyFilter.map((filter) => ({ ...filter, query: '' })),
    anyFilter.map(browsingOf),
  )
  .map(searched);

/**
 * One search by each parameter, in a category that has it. They are examples of the property tests, so that none is
 * omitted by chance.
 */
export const searchesByEachParameter: [SearchOfMany][] = parameterKeys.map((key, seed) => {
  const having = everyCategory.filter((where) => relevantParameters(where).some((parameter) => parameter.key === key));
  const byIt = anyFilterBy(fc.constantFrom(...having), () => fc.constant([parameterByKey[key]]), fc.constant(besides));
  return [searched(fc.sample(byIt, { seed, numRuns: 1 })[0]!)];
});
