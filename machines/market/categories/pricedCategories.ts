import { parentIdOf } from './categoryTree.ts';

/** Jobs, where a wage is talked about and not searched by, and what was lost or found. */
const unpriced: ReadonlySet<number> = new Set([6400, 7777]);

/** Whether what is looked for in a category has a price to search by; everywhere, it has. */
export function isPriced({
  category,
  subcategory,
}: {
  readonly category?: number;
  readonly subcategory?: number;
}): boolean {
  return ![category, subcategory].some((id) => id !== undefined && unpriced.has(id));
}

/** Whether the ads of a category of either level have a price to search by. */
export function isPricedCategory(id: number): boolean {
  return isPriced({ category: parentIdOf(id) ?? id, subcategory: id });
}
