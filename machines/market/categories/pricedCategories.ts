import { parentIdOf } from './categoryTree.ts';

/** The categories without a searchable price: jobs, whose wages are not searched, and lost and found. */
const unpriced: ReadonlySet<number> = new Set([6400, 7777]);

/** Whether the listings of a search have a searchable price; a search in all categories has. */
export function isPriced({
  category,
  subcategory,
}: {
  readonly category?: number;
  readonly subcategory?: number;
}): boolean {
  return ![category, subcategory].some((id) => id !== undefined && unpriced.has(id));
}

/** Whether the listings of a category of either level have a searchable price. */
export function isPricedCategory(id: number): boolean {
  return isPriced({ category: parentIdOf(id) ?? id, subcategory: id });
}
