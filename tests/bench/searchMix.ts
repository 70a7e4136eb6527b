import { normalFilter } from '#machines/search/normalFilter.ts';
import type { ChosenLocality, SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/areas.ts';
import { swissLocalities } from '#market/swissLocalities.ts';
import { carBrands } from '#machines/market/carBrands.ts';
import { topLevelIds } from '#machines/market/categoryTree.ts';
import type { SearchPage } from '#server/search/searchPort.ts';
import { MadeUp, type MadeUpLanguage } from './madeUp.ts';
import { SearchMarket } from './searchMarket.ts';

/** A search as the port is asked. */
export interface Asked {
  readonly filter: SearchFilter;
  readonly page: SearchPage;
}

const titles = Array.from(new SearchMarket().documents(500), ({ title }) => title.split(' '));

const languageOf = (some: MadeUp): MadeUpLanguage => some.any(['de', 'fr', 'it']);
const wordOf = (some: MadeUp) => some.looked(languageOf(some));
const regionOf = (some: MadeUp) => 1 + some.below(24);
const placesOf = (some: MadeUp, most: number): ChosenLocality[] =>
  Array.from({ length: 1 + some.below(most) }, () => ({
    localityID: some.often(swissLocalities.all).postcode,
    radius: some.any([0, 5, 10, 20, 30]),
  }));
const yearsOf = (some: MadeUp) => ({ min: 2026 - 5 - some.below(15), ...(some.once(2) && { max: 2024 }) });

/** The kinds of searches in the mix, as many of each. */
const kinds: Readonly<Record<string, (some: MadeUp) => Partial<SearchFilter>>> = {
  'browsing a category': (some) => ({
    ...(!some.once(4) && { category: some.any(topLevelIds) }),
    ...(some.once(2) && { region: regionOf(some) }),
  }),
  'one word': (some) => ({ query: wordOf(some) }),
  'two words': (some) => {
    const spoken = languageOf(some);
    return { query: `${some.looked(spoken)} ${some.looked(spoken)}` };
  },
  'word, canton and price': (some) => ({ query: wordOf(some), region: regionOf(some), priceFrom: 20, priceTo: 500 }),
  'a phrase, or a word and not another': (some) => {
    const [first, second] = some.any(titles);
    return { query: some.once(2) ? `"${first} ${second}"` : `${wordOf(some)} -${wordOf(some)}` };
  },
  'word in places and around': (some) => ({ query: wordOf(some), localities: placesOf(some, 3) }),
  'cars by brand, year and price': (some) => ({
    category: 2000,
    subcategory: 2020,
    selects: { brand: [some.often(Object.keys(carBrands)), some.often(Object.keys(carBrands))] },
    ...(some.once(2) && {
      intervals: { registrationYear: yearsOf(some), mileage: { max: 10_000 * (1 + some.below(20)) } },
    }),
    ...(some.once(2) && { priceFrom: 1000, priceTo: 10_000 + 1000 * some.below(20) }),
    ...(some.once(3) && { localities: placesOf(some, 1) }),
  }),
  'browsing around places': (some) => ({
    ...(!some.once(3) && { category: some.any(topLevelIds) }),
    localities: placesOf(some, 5),
    ...(some.once(2) && { sort: 'nearest' as const }),
    ...(some.once(3) && { priceTo: 10 * (1 + some.below(200)) }),
  }),
  'flats by rooms, rent and place': (some) => ({
    category: 1000,
    subcategory: 1040,
    selects: { transaction: ['rent'] },
    intervals: { rooms: { min: 3 + some.below(3) / 2 } },
    priceTo: 1000 + 100 * some.below(30),
    ...(some.once(2) ? { localities: placesOf(some, 2) } : { region: regionOf(some) }),
  }),
  'a price in a category': (some) => ({
    ...(!some.once(4) && { category: some.any(topLevelIds) }),
    priceFrom: 10 * some.below(20),
    priceTo: 200 + some.below(1000),
  }),
};

export const kindNames = Object.keys(kinds);

const pageSize = 30;

/** So many searches, the same in every run, a kind after the other; a quarter of all ask for page 10. */
export function mix(count: number): Asked[] {
  const some = new MadeUp();
  return Array.from({ length: count }, (_, number) => {
    const asked = kinds[kindNames[number % kindNames.length]!]!(some);
    const page = some.once(4) ? 10 : 1;
    const filter = normalFilter({ query: '', freeOnly: false, sort: 'newest', page, ...asked });
    return { filter, page: { size: pageSize, area: areaOf(filter, swissLocalities) } };
  });
}
