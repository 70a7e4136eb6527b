import type { CategoryPair } from './categoryPair.ts';

/** By a part's category number: the index of the category itself, and of the top-level category above it. */
interface PlacesOfPart {
  readonly own: Uint16Array;
  readonly top: Uint16Array;
}

/**
 * The ids of all categories in any part of an index, each at a fixed place. Counts of parts are added by place, without
 * looking up ids. The list only grows, up to the categories of the market.
 */
export class KnownCategories {
  /** By index. */
  readonly ids: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #ofPart = new WeakMap<readonly CategoryPair[], PlacesOfPart>();

  /** The index of a category's id, from 0 on. An unknown id gets a new index. */
  placeOf(id: number): number {
    let place = this.#places.get(id);
    if (place === undefined) {
      place = this.ids.push(id) - 1;
      this.#places.set(id, place);
    }
    return place;
  }

  /** The indexes of the categories in a part of the index. */
  placesIn(categories: readonly CategoryPair[]): PlacesOfPart {
    let places = this.#ofPart.get(categories);
    // The indexes are computed again if the list of categories has grown, as that of a delta does.
    if (places?.own.length !== categories.length) {
      places = {
        own: Uint16Array.from(categories, ({ category }) => this.placeOf(category)),
        top: Uint16Array.from(categories, ({ topCategory }) => this.placeOf(topCategory)),
      };
      this.#ofPart.set(categories, places);
    }
    return places;
  }
}
