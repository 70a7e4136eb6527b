import { categoryTree, parentOf } from '#machines/market/categories/categories.ts';

/** Every category of both levels. The first place is for categories that are no longer in the tree. */
const ids = [0, ...categoryTree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])];
const places = new Map(ids.map((id, place) => [id, place]));

/** Greater than the number of categories, so that a number and a category's place fit into one number. */
export const mostCategories = 256;

/** The place of a category among all categories: a small number, 0 if it is unknown. */
export function placeOfCategory(id: number): number {
  return places.get(id) ?? 0;
}

/** The place of the top-level category above the category at a place, or the place itself. */
export function placeAbove(place: number): number {
  const above = parentOf(categoryAt(place));
  return above ? placeOfCategory(above.id) : place;
}

/** The id of the category at a place; 0 for none. */
export function categoryAt(place: number): number {
  return ids[place] ?? 0;
}
