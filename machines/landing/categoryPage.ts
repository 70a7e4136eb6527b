import type { CardItem } from '../listing/cardItem.ts';
import type { ListingList } from '../listing/listingItem.ts';
import { isTopLevel, parentIdOf } from '../market/categories/categoryTree.ts';
import { everything } from '../search/filterChanges.ts';
import type { SearchFilter } from '../search/searchFilter.ts';
import { cars } from './brandPage.ts';
import { type CountedOption, type CountsById, newestOf, optionsOf } from './landingCounts.ts';

/** The content of a category's landing page. */
export interface CategoryPage {
  readonly total: number;
  readonly newest: readonly CardItem[];
  readonly category: CountsById;
  readonly region: CountsById;
  /** The brands of the category's cars, the most frequent first. */
  readonly brands: readonly CountedOption[];
}

/** The search for all of a category of the tree. */
export function categoryFilterOf(id: number): SearchFilter {
  return isTopLevel(id)
    ? { ...everything, category: id }
    : { ...everything, category: parentIdOf(id)!, subcategory: id };
}

/** The search that counts the brands of a category's cars; undefined for other categories. */
export function brandsFilterOf(id: number): SearchFilter | undefined {
  return id === cars.category || id === cars.subcategory ? { ...everything, ...cars } : undefined;
}

/** The landing page from the answers to its searches. */
export function categoryPageOf(answer: ListingList, ofCars: ListingList | undefined): CategoryPage {
  return {
    total: answer.search_total,
    newest: newestOf(answer),
    category: answer.counts.category,
    region: answer.counts.region,
    brands: ofCars ? optionsOf(ofCars, 'brand') : [],
  };
}
