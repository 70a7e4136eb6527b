import { mostCategories, placeAbove } from './countedCategories.ts';

/** How many ads have something, in which categories, and how many of them are given away. By number, from 0 on. */
export class Tally {
  readonly ads: number[] = [];
  readonly free: number[] = [];
  /** By number and place of the category, for one that any ad has it in. */
  #inCategory = new Map<number, number>();

  /** Counts something more, or once more; a category by its place (`countedCategories.ts`). */
  add(number: number, category: number, isFree: boolean): void {
    this.#change(number, category, isFree, 1);
  }

  /** Takes back what was counted. */
  remove(number: number, category: number, isFree: boolean): void {
    this.#change(number, category, isFree, -1);
  }

  /** A number that nothing has yet. */
  begin(): number {
    this.free.push(0);
    return this.ads.push(0) - 1;
  }

  /**
   * By number, the place of the category that one means: the one that has more than half of the ads; otherwise the top-level
   * one that has the most, of equally many the first.
   */
  meant(): Uint8Array {
    const meant = new Uint8Array(this.ads.length);
    for (const [cell, ads] of this.#inCategory) {
      const number = Math.floor(cell / mostCategories);
      if (2 * ads > this.ads[number]!) meant[number] = cell % mostCategories;
    }
    const above = new Map<number, number>();
    for (const [cell, ads] of this.#inCategory) {
      const number = Math.floor(cell / mostCategories);
      if (meant[number] !== 0) continue;
      const top = number * mostCategories + placeAbove(cell % mostCategories);
      above.set(top, (above.get(top) ?? 0) + ads);
    }
    const most = new Map<number, number>();
    for (const [cell, ads] of above) {
      const [number, place] = [Math.floor(cell / mostCategories), cell % mostCategories];
      const known = most.get(number) ?? 0;
      if (ads < known || (ads === known && place > meant[number]!)) continue;
      most.set(number, ads);
      meant[number] = place;
    }
    return meant;
  }

  /** The same counts under other numbers, without those that get none. */
  renumbered(numbers: readonly (number | undefined)[]): Tally {
    const renewed = new Tally();
    for (const [number, other] of numbers.entries()) {
      if (other === undefined) continue;
      renewed.ads[other] = this.ads[number]!;
      renewed.free[other] = this.free[number]!;
    }
    for (const [cell, ads] of this.#inCategory) {
      const other = numbers[Math.floor(cell / mostCategories)];
      if (other !== undefined) renewed.#inCategory.set(other * mostCategories + (cell % mostCategories), ads);
    }
    return renewed;
  }

  #change(number: number, category: number, isFree: boolean, by: 1 | -1): void {
    this.ads[number]! += by;
    if (isFree) this.free[number]! += by;
    const cell = number * mostCategories + category;
    const ads = (this.#inCategory.get(cell) ?? 0) + by;
    if (ads > 0) this.#inCategory.set(cell, ads);
    else this.#inCategory.delete(cell);
  }
}
