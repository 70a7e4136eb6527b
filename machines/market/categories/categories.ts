import { categoryNames as de } from './categoryNames/de.ts';
import { categoryNames as en } from './categoryNames/en.ts';
import { categoryNames as fr } from './categoryNames/fr.ts';
import { categoryNames as it } from './categoryNames/it.ts';
import { type CategoryId, parentIdOf, subcategoryIdsOf, topLevelIds } from './categoryTree.ts';
import type { Multilingual } from '../language.ts';

// The category tree with its names in every language, for the server. Pages load only the names of their language.

/** A node of the category tree (CATEGORY-1). Two levels are used: a top-level category and its subcategories. */
export interface Category {
  readonly id: number;
  readonly name: Multilingual;
  readonly children: readonly Category[];
}

/** The category tree, in the order in which it is shown. */
export const categoryTree: readonly Category[] = topLevelIds.map(category);

const categories: ReadonlyMap<number, Category> = new Map(
  categoryTree.flatMap((top) => [top, ...top.children]).map((each) => [each.id, each]),
);

/** The category with this id, top-level or not; `undefined` for an unknown id. */
export function categoryById(id: number): Category | undefined {
  return categories.get(id);
}

/** The top-level category above a subcategory; `undefined` for a top-level category and for an unknown id. */
export function parentOf(id: number): Category | undefined {
  const parent = parentIdOf(id);
  return parent && categories.get(parent);
}

function category(id: CategoryId): Category {
  return { id, name: { de: de[id], fr: fr[id], it: it[id], en: en[id] }, children: subcategoryIdsOf(id).map(category) };
}
