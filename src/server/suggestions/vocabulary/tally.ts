import { languages } from '#machines/market/language.ts';
import { mostCategories, placeAbove } from './countedCategories.ts';

/** The properties of a listing by which it is counted. */
export interface CountedAs {
  /** The place of the listing's category (`countedCategories.ts`). */
  readonly category: number;
  readonly isFree: boolean;
  /** The index of the listing's language in `languages`. */
  readonly language: number;
}

/** For many texts, in sequence: the number of listings in each category. */
export interface CategoryCells {
  /** By the number or place of a text: the start of its cells, with an extra end. */
  readonly starts: Uint32Array;
  /** The places of categories (`countedCategories.ts`), and the number of listings in each. */
  readonly places: Uint8Array;
  readonly listings: Uint32Array;
}

/** The number of listings by category and language, and of free listings, for numbered entries from 0 on. */
export class Tally {
  readonly listings: number[] = [];
  readonly free: number[] = [];
  /** By language's index, then by entry: the number of listings in the language. */
  readonly inLanguage: readonly number[][] = languages.map(() => []);
  /**
   * By entry and category's place, combined into one number: the count of listings. There is no entry for a count of 0.
   */
  #inCategory = new Map<number, number>();

  /** Counts a listing for an entry, such as a word. */
  add(number: number, as: CountedAs): void {
    this.#change(number, as, 1);
  }

  /** Subtracts a listing from an entry. */
  remove(number: number, as: CountedAs): void {
    this.#change(number, as, -1);
  }

  /** Adds an entry and returns its number. */
  begin(): number {
    this.free.push(0);
    for (const listings of this.inLanguage) listings.push(0);
    return this.listings.push(0) - 1;
  }

  /**
   * By entry: the place of its usual category. More than half of the entry's listings are in this category, or
   * otherwise below this top-level category; 0 for none.
   */
  meant(): Uint8Array {
    const meant = new Uint8Array(this.listings.length);
    for (const [cell, listings] of this.#inCategory) {
      const number = Math.floor(cell / mostCategories);
      if (2 * listings > this.listings[number]!) meant[number] = cell % mostCategories;
    }
    const above = new Map<number, number>();
    for (const [cell, listings] of this.#inCategory) {
      const number = Math.floor(cell / mostCategories);
      if (meant[number] !== 0) continue;
      const top = number * mostCategories + placeAbove(cell % mostCategories);
      above.set(top, (above.get(top) ?? 0) + listings);
    }
    for (const [cell, listings] of above) {
      const number = Math.floor(cell / mostCategories);
      if (2 * listings > this.listings[number]!) meant[number] = cell % mostCategories;
    }
    return meant;
  }

  /** By entry: the number of its listings in each category, by the category's place. */
  inCategories(): CategoryCells {
    const cells = Float64Array.from(this.#inCategory.keys()).sort();
    const starts = new Uint32Array(this.listings.length + 1);
    for (const cell of cells) starts[Math.floor(cell / mostCategories) + 1]! += 1;
    for (let number = 0; number < this.listings.length; number += 1) starts[number + 1]! += starts[number]!;
    return {
      starts,
      places: Uint8Array.from(cells, (cell) => cell % mostCategories),
      listings: Uint32Array.from(cells, (cell) => this.#inCategory.get(cell)!),
    };
  }

  /** A copy of the counts under new numbers. Entries without a new number are dropped. */
  renumbered(numbers: readonly (number | undefined)[]): Tally {
    const renewed = new Tally();
    for (const [number, other] of numbers.entries()) {
      if (other === undefined) continue;
      renewed.listings[other] = this.listings[number]!;
      renewed.free[other] = this.free[number]!;
      for (const [language, listings] of this.inLanguage.entries())
        renewed.inLanguage[language]![other] = listings[number]!;
    }
    for (const [cell, listings] of this.#inCategory) {
      const other = numbers[Math.floor(cell / mostCategories)];
      if (other !== undefined) renewed.#inCategory.set(other * mostCategories + (cell % mostCategories), listings);
    }
    return renewed;
  }

  #change(number: number, { category, isFree, language }: CountedAs, by: 1 | -1): void {
    this.listings[number]! += by;
    this.inLanguage[language]![number]! += by;
    if (isFree) this.free[number]! += by;
    const cell = number * mostCategories + category;
    const listings = (this.#inCategory.get(cell) ?? 0) + by;
    if (listings > 0) this.#inCategory.set(cell, listings);
    else this.#inCategory.delete(cell);
  }
}
