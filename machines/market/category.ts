import type { Multilingual } from './language.ts';

/** A node of the category tree (CATEGORY-1). Two levels are used: a top-level category and its subcategories. */
export interface Category {
  readonly id: number;
  readonly name: Multilingual;
  readonly children: readonly Category[];
}

/** Writes a node of the tree down; a subcategory has no children. */
export function category(id: number, name: Multilingual, children: readonly Category[] = []): Category {
  return { id, name, children };
}
