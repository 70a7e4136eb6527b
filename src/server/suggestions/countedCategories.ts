import { categoryTree } from '#machines/market/categories.ts';

/** Every category, the top-level ones among them; the first place is for those that the tree no longer has. */
const ids = [0, ...categoryTree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])];
const places = new Map(ids.map((id, place) => [id, place]));

/** The place of a category among all, a small number. */
export function placeOfCategory(id: number): number {
  return places.get(id) ?? 0;
}

/** The category at a place; 0 for none. */
export function categoryAt(place: number): number {
  return ids[place] ?? 0;
}
