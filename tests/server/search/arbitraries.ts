import fc from 'fast-check';
import { sortPresets } from '#machines/market/sortPresets.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';

/** Words of ads as they are written, in all languages and spellings that must meet. */
export const vocabulary = (
  `Kinderwagen Kinderwägen Stuhl Stühle Stuehle Möbel Moebel Mini min Strasse Straße Zürich Zurich Zuerich Auto Autos ` +
  `vélo vélos velo l'armoire armoires d’occasion brodée brode jeux jeu à the der und e armadio armadi biciclette ` +
  `bicicletta città Thurgauer's chairs chair Levi’s levis E-Bike ebike bike RTX-4090 rtx 4090 i7-8700K 128GB 128 GB ` +
  `3.5 3,5 A4 2016 06.2016 1'250 1250 iPhone13 iPhone 13 4x4 rock'n'roll`
).split(' ');

const text = (length: fc.ArrayConstraints) =>
  fc.array(fc.constantFrom(...vocabulary), length).map((words) => words.join(' '));

const categories = [
  { category: 1000, topCategory: 1000 },
  { category: 1010, topCategory: 1000 },
  { category: 1020, topCategory: 1000 },
  { category: 2000, topCategory: 2000 },
  { category: 2010, topCategory: 2000 },
];

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
    postcode: fc.constant('8001'),
    price: fc.constantFrom(null, 0, 0, 50, 100, 100, 250, 4_999_999_999),
    company: fc.boolean(),
    kind: fc.constantFrom('offer', 'wanted'),
    listedAt: fc.integer({ min: 0, max: 9 }).map((day) => Date.UTC(2026, 10, 1 + day)),
    gallery: fc.boolean(),
  })
  .map(({ place, ...rest }) => ({ ...rest, ...place }));

/** A market of a few ads, no id twice. */
export const anyDocuments = fc.uniqueArray(anyDocument, { selector: ({ id }) => id, maxLength: 30, size: 'max' });

const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

export const anyFilter: fc.Arbitrary<SearchFilter> = fc
  .record({
    query: fc.oneof({ weight: 3, arbitrary: text({ minLength: 1, maxLength: 3 }) }, fc.constantFrom('', '?!', 'xyz')),
    category: perhaps(fc.constantFrom(1000, 2000, 3000)),
    subcategory: perhaps(fc.constantFrom(1010, 1020, 2010)),
    region: perhaps(fc.constantFrom(1, 2, 23, 7)),
    priceFrom: perhaps(fc.constantFrom(0, 50, 101)),
    priceTo: perhaps(fc.constantFrom(0, 100, 300)),
    seller: perhaps(fc.constantFrom('private', 'company')),
    freeOnly: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    sort: fc.constantFrom(...sortPresets),
    page: fc.integer({ min: 1, max: 4 }),
  })
  .map((asked) => Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as never);

/** A search without text and bounds to the price: adapters keep what these are told. */
export const anyBrowsing: fc.Arbitrary<SearchFilter> = anyFilter.map(({ priceFrom: _, priceTo: __, ...filter }) => ({
  ...filter,
  query: '',
}));
