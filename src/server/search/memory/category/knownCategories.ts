import type { CategoryPair } from './categoryPair.ts';

/** The places of a part's categories, by their numbers in it: of each itself, and of the one above it. */
interface PlacesOfPart {
  readonly own: Uint16Array;
  readonly top: Uint16Array;
}

/**
 * The ids of categories that any part of an index has met, each at a place of its own, so that what parts have is added up
 * without looking ids up. It only grows, to as many as a market has.
 */
export class KnownCategories {
  /** By place. */
  readonly ids: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #ofPart = new WeakMap<readonly CategoryPair[], PlacesOfPart>();

  /** The place of an id, a new one if it was not known; from 0 on. */
  placeOf(id: number): number {
    let place = this.#places.get(id);
    if (place === undefined) {
      place = this.ids.push(id) - 1;
      this.#places.set(id, place);
    }
    return place;
  }

  /** The places of the categories of a part. */
  placesIn(categories: readonly CategoryPair[]): PlacesOfPart {
    let places = this.#ofPart.get(categories);
    // Those of the newest changes become more.
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
