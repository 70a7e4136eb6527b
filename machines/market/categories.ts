import type { Category } from './category.ts';
import { computers, photoAndVideo, phones, tvAndAudio } from './categoryTree/electronics.ts';
import { animals, baby, clothes } from './categoryTree/familyAndFashion.ts';
import { gardenAndCraft, household, toys } from './categoryTree/houseAndGarden.ts';
import { antiques, collectibles, sport, tickets } from './categoryTree/leisure.ts';
import { books, films, music } from './categoryTree/media.ts';
import { realEstate, vehicles } from './categoryTree/propertyAndVehicles.ts';
import { jobs, office, other, services } from './categoryTree/workAndOther.ts';

export type { Category } from './category.ts';

/**
 * The category tree, in the order in which it is shown. The notes count 20 top-level categories and list 23 (CATEGORY-4):
 * all 23 are top-level, for every one of them is named as a section of its own.
 */
export const categoryTree: readonly Category[] = [
  realEstate,
  vehicles,
  household,
  gardenAndCraft,
  toys,
  sport,
  books,
  music,
  films,
  tickets,
  antiques,
  computers,
  tvAndAudio,
  photoAndVideo,
  phones,
  baby,
  jobs,
  services,
  clothes,
  office,
  other,
  collectibles,
  animals,
];

const categories = new Map<number, Category>();
const parents = new Map<number, Category>();
for (const top of categoryTree) {
  categories.set(top.id, top);
  for (const subcategory of top.children) {
    categories.set(subcategory.id, subcategory);
    parents.set(subcategory.id, top);
  }
}

/** The category with this id, top-level or not; `undefined` for an id the tree does not have. */
export function categoryById(id: number): Category | undefined {
  return categories.get(id);
}

/** The top-level category above a subcategory; `undefined` for a top-level category and for an unknown id. */
export function parentOf(id: number): Category | undefined {
  return parents.get(id);
}

/** Whether the id is that of a top-level category. */
export function isTopLevel(id: number): boolean {
  return categories.has(id) && !parents.has(id);
}

/** The subcategories of a top-level category, as shown; none for a subcategory or an unknown id. */
export function subcategoriesOf(id: number): readonly Category[] {
  return categories.get(id)?.children ?? [];
}

/** Whether `id` is `ancestor` itself or a subcategory of it: what a search in `ancestor` finds. */
export function isWithinCategory(id: number, ancestor: number): boolean {
  return id === ancestor || parents.get(id)?.id === ancestor;
}

/** The categories that have an icon by the notes (CATEGORY-7). Top-level categories beyond these get one of ours. */
export const CATEGORY_IDS_WITH_ICON: readonly number[] = [
  1000, 2000, 3000, 3200, 3400, 4000, 4020, 4120, 4160, 4200, 4300, 5000, 5400, 5600, 5800, 6200, 6300, 6400, 6500,
  6600, 6800, 7020, 8000, 9080,
];

/** The subcategories that overviews and figures count as "other" instead of by their own name (CATEGORY-9). */
export const CATEGORY_IDS_COUNTED_AS_OTHER: readonly number[] = [4090, 4100, 6020, 4040, 6565, 7777, 7020];
