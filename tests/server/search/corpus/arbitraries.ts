import fc from 'fast-check';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import type { Area } from '#market/places/areas.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';

/** Realistic words of ads, in all languages and spellings that must match each other. */
export const vocabulary = (
  `Kinderwagen Kinderwägen Stuhl Stühle Stuehle Möbel Moebel Mini min Strasse Straße Zürich Zurich Zuerich Auto Autos ` +
  `vélo vélos velo l'armoire armoires d’occasion brodée brode jeux jeu à the der und e armadio armadi biciclette ` +
  `bicicletta città Thurgauer's chairs chair Levi’s levis E-Bike ebike bike RTX-4090 rtx 4090 i7-8700K 128GB 128 GB ` +
  `3.5 3,5 A4 2016 06.2016 1'250 1250 iPhone13 iPhone 13 4x4 rock'n'roll Fahrrad Fahrräder Töff Töffs flat villa Wagen macchina Arbeit ` +
  `Kühlschränke frigo fridge lave-linge machine laver washing machine lavatrici Waschturm Weinglas wine Wein car-seat iron`
).split(' ');

const text = (length: fc.ArrayConstraints) =>
  fc.array(fc.constantFrom(...vocabulary), length).map((words) => words.join(' '));

const typed = fc.oneof(
  { weight: 6, arbitrary: text({ minLength: 1, maxLength: 3 }) },
  text({ minLength: 1, maxLength: 3 }).map((phrase) => `"${phrase}"`),
  fc.constantFrom(...vocabulary).map((word) => `-${word}`),
  fc
    .tuple(text({ minLength: 1, maxLength: 2 }), fc.constantFrom(...vocabulary))
    .map(([some, not]) => `${some} -${not}`),
  fc
    .tuple(text({ minLength: 1, maxLength: 2 }), text({ minLength: 1, maxLength: 2 }))
    .map(([one, not]) => `${one} -"${not}"`),
  fc.constantFrom('', '?!', 'xyz', '"', '""', '- velo', '-"', '"velo', 'e-bike -'),
);

const categories = [
  { category: 1000, topCategory: 1000 },
  { category: 1040, topCategory: 1000 },
  { category: 1020, topCategory: 1000 },
  { category: 2000, topCategory: 2000 },
  { category: 2020, topCategory: 2000 },
  { category: 2040, topCategory: 2000 },
  { category: 4020, topCategory: 4000 },
  { category: 6400, topCategory: 6400 },
  { category: 6420, topCategory: 6400 },
  { category: 7020, topCategory: 7000 },
  { category: 7777, topCategory: 7000 },
];

/** Parameters of any category: adapters must use only those that are relevant for the search. */
const anyParameters = fc.record(
  {
    brand: fc.constantFrom('audi', 'bmw', 'volkswagen'),
    model: fc.constantFrom('Golf', 'GOLF', 'golf', 'Mégane', 'megane', 'A4'),
    colour: fc.constantFrom('black', 'red'),
    make: fc.constantFrom('Cube', 'cube', 'Trek', 'Über  Räder'),
    condition: fc.constantFrom('new', 'used'),
    transaction: fc.constantFrom('rent', 'buy'),
    rooms: fc.constantFrom(1, 2.5, 4.5, 100),
    surface: fc.constantFrom(1, 80, 1_000_000),
    mileage: fc.constantFrom(0, 120_000, 2_000_000),
    registrationYear: fc.constantFrom(1885, 2010, 2024),
    workload: fc.constantFrom(1, 50, 100),
    contract: fc.constantFrom('permanent', 'internship'),
  },
  { requiredKeys: [] },
);

const postcodes = ['8001', '8002', '3011', '1204'];

const anyMoment = fc.integer({ min: 0, max: 9 }).map((day) => Date.UTC(2026, 10, 1 + day));

/** Few ids, days and prices, so that there are changes of the same ad, and ties. */
export const anyId = fc.integer({ min: 0, max: 40 }).map((number) => `ad${number}`);

export const anyDocument: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: anyId,
    title: text({ minLength: 1, maxLength: 4 }),
    body: text({ maxLength: 6 }),
    language: fc.constantFrom('de', 'fr', 'it', 'en'),
    keywords: fc.array(text({ maxLength: 2 }), { maxLength: 2 }),
    place: fc.constantFrom(...categories),
    region: fc.constantFrom(null, 1, 2, 23),
    postcode: fc.constantFrom(null, ...postcodes),
    parameters: anyParameters,
    price: fc.constantFrom(null, 0, 0, 50, 100, 100, 250, 4_999_999_999),
    company: fc.boolean(),
    kind: fc.constantFrom('offer', 'wanted'),
    listedAt: anyMoment,
    gallery: fc.boolean(),
  })
  .map(({ place, ...rest }) => ({ ...rest, ...place }));

/** A market of a few ads, without duplicate ids. */
export const anyDocuments = fc.uniqueArray(anyDocument, { selector: ({ id }) => id, maxLength: 30, size: 'max' });

const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const bounds = (...values: readonly number[]) =>
  fc.record({ min: fc.constantFrom(...values), max: fc.constantFrom(...values) }, { requiredKeys: [] });
const anyIntervals = fc.record(
  {
    rooms: bounds(1, 2.5, 3, 100),
    surface: bounds(1, 79, 81),
    mileage: bounds(0, 120_000),
    registrationYear: bounds(1885, 2011),
    workload: bounds(1, 50, 99),
  },
  { requiredKeys: [] },
);
const some = (...options: readonly string[]) => fc.subarray([...options], { minLength: 1 });
const anySelects = fc.record(
  {
    brand: some('audi', 'bmw', 'fiat'),
    model: some('golf', 'mégane', 'a4', 'polo'),
    colour: some('black', 'red', 'pink'),
    make: some('cube', 'über räder'),
    condition: some('new', 'used', 'good'),
    transaction: some('rent', 'buy'),
    contract: some('permanent', 'freelance'),
  },
  { requiredKeys: [] },
);

/** Generates the area of a search: a result that `areaOf` can have for its places. */
export const anyArea: fc.Arbitrary<Area | undefined> = fc.oneof(
  fc.constant(undefined),
  fc
    .uniqueArray(fc.constantFrom(1, 2, 23, 7), { minLength: 1 })
    .map((codes) => ({ kind: 'regions' as const, regions: new Set(codes) })),
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...postcodes, '9999'), fc.constantFrom(0, 4200, 4200, 87_000)), {
      selector: ([postcode]) => postcode,
    })
    .map((metres) => ({ kind: 'postcodes' as const, metres: new Map(metres) })),
);

/** Generates the criteria of a search, apart from category, its parameters and place. */
const anyCriteria = fc.record({
  query: typed,
  queryLanguage: fc.option(fc.constantFrom('de', 'fr', 'it', 'en'), { nil: undefined, freq: 9 }),
  kind: perhaps(fc.constantFrom('offer', 'wanted')),
  organic: perhaps(fc.constant(true as const)),
  priceFrom: perhaps(fc.constantFrom(0, 50, 101)),
  priceTo: perhaps(fc.constantFrom(0, 100, 300)),
  seller: perhaps(fc.constantFrom('private', 'company')),
  freeOnly: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  sort: fc.constantFrom(...searchSorts, 'relevant' as const),
  page: fc.integer({ min: 1, max: 4 }),
  asOf: perhaps(anyMoment),
});

/** Any search that combines some of these criteria with those of every search. */
export function anyFilterOf(narrowing: fc.Arbitrary<Partial<SearchFilter>>): fc.Arbitrary<SearchFilter> {
  return fc.tuple(anyCriteria, narrowing).map(([{ sort, ...requested }, narrowed]) => {
    const reported = Object.entries({ ...requested, ...narrowed }).filter(([, value]) => value !== undefined);
    const filter = normalFilter({ ...Object.fromEntries(reported), sort: 'newest' } as unknown as SearchFilter);
    // The order is set afterwards: adapters order by distance for any search that requests it, even one without places.
    return { ...filter, sort };
  });
}

export const anyFilter = anyFilterOf(
  fc
    .record({
      place: fc.oneof(
        fc.constantFrom({}, { category: 3000 }),
        fc
          .constantFrom(...categories)
          .map(({ category, topCategory }) =>
            category === topCategory ? { category } : { category: topCategory, subcategory: category },
          ),
      ),
      intervals: perhaps(anyIntervals),
      selects: perhaps(anySelects),
    })
    .map(({ place, ...parameters }) => ({ ...place, ...parameters }) as Partial<SearchFilter>),
);

/** A search without text, bounds of the price and parameters: adapters may cache its results. */
export function browsingOf(filter: SearchFilter): SearchFilter {
  const { priceFrom: _, priceTo: __, intervals: ___, selects: ____, ...rest } = filter;
  return { ...rest, query: '' };
}

export const anyBrowsing = anyFilter.map(browsingOf);

/** A search without text, with any other filter: adapters need not read words. */
export const anyWordless = anyFilter.map((filter) => ({ ...filter, query: '' }));
