import { subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';
import type { Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { MadeUp } from '../madeUp.ts';

export const cars = { category: 2020, topCategory: 2000 };
export const flats = { category: 1040, topCategory: 1000 };

const categories = topLevelIds.flatMap((topCategory) =>
  [topCategory, ...subcategoryIdsOf(topCategory)].map((category) => ({ category, topCategory })),
);

/** The languages of made-up ads, by their shares: of ten, five are in German and one in English. */
const written = ['de', 'de', 'de', 'de', 'de', 'fr', 'fr', 'it', 'it', 'en'] as const;

/**
 * A market of made-up ads that is the same in every run, with 10 to 60 words in an ad. One in twelve is a car and as
 * many are flats; the others are spread over the tree. Their places come from the shipped table, larger places more
 * often.
 */
export class SearchMarket {
  readonly #madeUp = new MadeUp();

  *documents(count: number): Generator<SearchDocument> {
    const some = this.#madeUp;
    for (let number = 0; number < count; number += 1) {
      const language = some.any(written);
      const place = some.often(swissLocalities.all);
      const pair = some.once(12) ? cars : some.once(11) ? flats : some.any(categories);
      yield {
        id: `ad${number.toString(36).padStart(10, '0')}`,
        title: some.text(language, 3 + some.below(4)),
        body: some.text(language, 7 + some.below(50)),
        language,
        keywords: [],
        ...pair,
        region: place.region,
        postcode: place.postcode,
        parameters: this.#parameters(pair.category),
        price: some.once(20) ? null : some.once(10) ? 0 : Math.round(4 * 10 ** (some.random() * 4.4)),
        company: some.once(5),
        kind: some.once(15) ? 'wanted' : 'offer',
        // The time of listing is random, so that the order of reading differs from the order of listing.
        listedAt: 1_780_000_000_000 + some.below(5_000_000_000),
        gallery: some.once(100),
      };
    }
  }

  /** Some parameters are missing; the present ones have their usual values more often. */
  #parameters(category: number): SearchDocument['parameters'] {
    const parameters = parametersFor(category).filter(() => !this.#madeUp.once(6));
    return Object.fromEntries(parameters.map((parameter) => [parameter.key, this.#valueOf(parameter)]));
  }

  #valueOf(parameter: Parameter): string | number {
    const some = this.#madeUp;
    if (parameter.kind === 'choice') return some.often(parameter.choices);
    if (parameter.kind === 'text') return some.once(20) ? some.often(some.names).toLowerCase() : some.often(some.names);
    switch (parameter.key) {
      case 'registrationYear':
        return 2026 - some.below(30);
      case 'mileage':
        return some.below(250_000);
      case 'rooms':
        return 1 + some.below(14) / 2;
      case 'surface':
        return 20 + some.below(300);
      default:
        return Math.min(parameter.min + some.below(400), parameter.max);
    }
  }
}
