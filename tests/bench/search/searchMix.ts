import { normalFilter } from '#machines/search/normalFilter.ts';
import type { ChosenLocality, SearchFilter } from '#machines/search/searchFilter.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { MadeUp } from '../madeUp.ts';
import { SearchMarket } from './searchMarket.ts';

/** A search of the benchmark's mix. */
export interface MixedSearch {
  /** The kind of the search, one of `kindNames`. */
  readonly kind: string;
  readonly filter: SearchFilter;
  /** The language of the search text. */
  readonly language: Language;
}

const titles = Array.from(new SearchMarket().documents(500), ({ title }) => title.split(' '));

const regionOf = (some: MadeUp) => 1 + some.below(24);
const placesOf = (some: MadeUp, most: number): ChosenLocality[] =>
  Array.from({ length: 1 + some.below(most) }, () => ({
    localityID: some.often(swissLocalities.all).postcode,
    radius: some.any([0, 5, 10, 20, 30]),
  }));
const yearsOf = (some: MadeUp) => ({ min: 2026 - 5 - some.below(15), ...(some.once(2) && { max: 2024 }) });

/** The kinds of searches in the benchmark's mix, each with a function that draws its filter. */
const kinds = {
  'browsing a category': (some: MadeUp) => ({
    ...(!some.once(4) && { category: some.any(topLevelIds) }),
    ...(some.once(2) && { region: regionOf(some) }),
  }),
  'one word': (some: MadeUp, language: Language) => ({ query: some.looked(language) }),
  'two words': (some: MadeUp, language: Language) => ({ query: `${some.looked(language)} ${some.looked(language)}` }),
  'word, canton and price': (some: MadeUp, language: Language) => ({
    query: some.looked(language),
    region: regionOf(some),
    priceFrom: 20,
    priceTo: 500,
  }),
  'a phrase, or without a word': (some: MadeUp, language: Language) => {
    const [first, second] = some.any(titles);
    const unwanted = `-${some.looked(language)}`;
    const without = some.once(8) ? unwanted : `${some.looked(language)} ${unwanted}`;
    return { query: some.any([`"${first} ${second}"`, without]) };
  },
  'with a typing error': (some: MadeUp, language: Language) => {
    const misspelt = some.misspelt(some.looked(language));
    return {
      query: some.once(2) ? misspelt : `${some.looked(language)} ${misspelt}`,
      ...(some.once(3) && { region: regionOf(some) }),
    };
  },
  'word in places and around': (some: MadeUp, language: Language) => ({
    query: some.looked(language),
    localities: placesOf(some, 3),
  }),
  'cars by brand, year and price': (some: MadeUp) => ({
    category: 2000,
    subcategory: 2020,
    selects: { brand: [some.often(Object.keys(carBrands)), some.often(Object.keys(carBrands))] },
    ...(some.once(2) && {
      intervals: { registrationYear: yearsOf(some), mileage: { max: 10_000 * (1 + some.below(20)) } },
    }),
    ...(some.once(2) && { priceFrom: 1000, priceTo: 10_000 + 1000 * some.below(20) }),
    ...(some.once(3) && { localities: placesOf(some, 1) }),
  }),
  'browsing around places': (some: MadeUp) => ({
    ...(!some.once(3) && { category: some.any(topLevelIds) }),
    localities: placesOf(some, 5),
    ...(some.once(2) && { sort: 'nearest' as const }),
    ...(some.once(3) && { priceTo: 10 * (1 + some.below(200)) }),
  }),
  'flats by rooms, rent and place': (some: MadeUp) => ({
    category: 1000,
    subcategory: 1040,
    selects: { transaction: ['rent'] },
    intervals: { rooms: { min: 3 + some.below(3) / 2 } },
    priceTo: 1000 + 100 * some.below(30),
    ...(some.once(2) ? { localities: placesOf(some, 2) } : { region: regionOf(some) }),
  }),
  'a price in a category': (some: MadeUp) => ({
    ...(!some.once(4) && { category: some.any(topLevelIds) }),
    priceFrom: 10 * some.below(20),
    priceTo: 200 + some.below(1000),
  }),
} satisfies Readonly<Record<string, (some: MadeUp, language: Language) => Partial<SearchFilter>>>;

type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

/** The number of searches of each kind, out of twenty. */
const shares: Readonly<Record<Kind, number>> = {
  'browsing a category': 4,
  'a price in a category': 1,
  'one word': 3,
  'two words': 3,
  'word, canton and price': 2,
  'word in places and around': 1,
  'browsing around places': 2,
  'cars by brand, year and price': 1,
  'flats by rooms, rent and place': 1,
  'a phrase, or without a word': 1,
  'with a typing error': 1,
};

const round = kindNames.flatMap((kind) => Array<Kind>(shares[kind]).fill(kind));

/**
 * The given number of searches, the same in every run, distributed like those of a market:
 * - a quarter browse a category (one in five with a price), 30 % are one or two words, 15 % a word with filters;
 * - 10 % search around places, 10 % for cars or flats by parameters;
 * - 5 % are phrases and exclusions, and 5 % have a typing error.
 * A quarter of all request page 10, except those with an error, which find no such page.
 */
export function mix(count: number): MixedSearch[] {
  const some = new MadeUp();
  return Array.from({ length: count }, (_, number) => {
    const kind = round[number % round.length]!;
    const language = some.any(languages);
    const requested: Partial<SearchFilter> = kinds[kind](some, language);
    const page = kind !== 'with a typing error' && some.once(4) ? 10 : 1;
    return { kind, language, filter: normalFilter({ query: '', freeOnly: false, sort: 'newest', page, ...requested }) };
  });
}
