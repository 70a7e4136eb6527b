import type { CardItem } from '../listing/cardItem.ts';
import type { ListingList } from '../listing/listingItem.ts';
import { everything } from '../search/filterChanges.ts';
import type { SearchFilter } from '../search/searchFilter.ts';
import { type CountedOption, newestOf, optionsOf } from './landingCounts.ts';

/** The category of cars, and the one above it. */
export const cars = { category: 2000, subcategory: 2020 } as const;

/** The content of the page of a car brand. */
export interface BrandPage {
  readonly total: number;
  readonly newest: readonly CardItem[];
  /** The models and fuels of the brand's cars that are for sale, the most frequent first. */
  readonly models: readonly CountedOption[];
  readonly fuels: readonly CountedOption[];
  /** Every brand that has cars, including the brand of this page. */
  readonly brands: readonly CountedOption[];
}

/** The search for the cars of a brand, by its key. */
export function brandFilter(brand: string, more: Pick<SearchFilter, 'selects'> = {}): SearchFilter {
  return { ...everything, ...cars, selects: { brand: [brand], ...more.selects } };
}

/** The page of a brand from the answer to the search for its cars. */
export function brandPageOf(answer: ListingList): BrandPage {
  return {
    total: answer.search_total,
    newest: newestOf(answer),
    models: optionsOf(answer, 'model'),
    fuels: optionsOf(answer, 'fuel'),
    brands: optionsOf(answer, 'brand'),
  };
}
