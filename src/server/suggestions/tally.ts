/** How many ads have something, in which categories, and how many of them are given away. By number, from 0 on. */
export class Tally {
  readonly ads: number[] = [];
  readonly free: number[] = [];
  /** By number and category, for one that any ad has it in. */
  #inCategory = new Map<number, number>();

  /** Counts something more, or once more. */
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

  /** Every count by category: a number in a category has so many ads. */
  *byCategory(): Generator<readonly [number: number, category: number, ads: number]> {
    for (const [cell, ads] of this.#inCategory) yield [Math.floor(cell / categories), cell % categories, ads];
  }

  /** The same counts under other numbers, without those that get none. */
  renumbered(numbers: readonly (number | undefined)[]): Tally {
    const renewed = new Tally();
    for (const [number, other] of numbers.entries()) {
      if (other === undefined) continue;
      renewed.ads[other] = this.ads[number]!;
      renewed.free[other] = this.free[number]!;
    }
    for (const [number, category, ads] of this.byCategory()) {
      const other = numbers[number];
      if (other !== undefined) renewed.#inCategory.set(other * categories + category, ads);
    }
    return renewed;
  }

  #change(number: number, category: number, isFree: boolean, by: 1 | -1): void {
    this.ads[number]! += by;
    if (isFree) this.free[number]! += by;
    const cell = number * categories + category;
    const ads = (this.#inCategory.get(cell) ?? 0) + by;
    if (ads > 0) this.#inCategory.set(cell, ads);
    else this.#inCategory.delete(cell);
  }
}

/** More than there are (`countedCategories`). */
export const categories = 256;
