import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { regionCodes } from '../conditions.ts';
import { anyRegion, kindCodes } from './countTable.ts';
import { slotsOf, noValue } from '../parameterSlots.ts';
import { headLength } from '../segment/records.ts';
import { twice } from '../segment/rows.ts';
import type { SearchPart } from '../searchPart.ts';
import type { CategoryPair } from '../category/categoryPair.ts';

/** A slot of records whose values are counted, for its category and perhaps for the one above. */
export interface CountedSlot {
  readonly slot: number;
  readonly counted: readonly CountedValues[];
}

/** The number of listings for each value of choices and texts, by category, region and kind. */
export class ValueTable {
  readonly #ofCategory = new Map<number, CountedValues>();
  /** By top-level category: the values of its own parameters, for all listings below it. */
  readonly #ofTop = new Map<number, CountedValues>();

  /** The counted slots of a category's listings. */
  slotsOf(pair: CategoryPair): readonly CountedSlot[] {
    const own = valuesIn(this.#ofCategory, keyOf(pair));
    const top = valuesIn(this.#ofTop, pair.topCategory);
    const countedAbove = parametersFor(pair.topCategory);
    return slotsOf(pair).flatMap((parameter, slot) =>
      parameter.kind === 'number' ? [] : [{ slot, counted: countedAbove.includes(parameter) ? [own, top] : [own] }],
    );
  }

  /** Adds (1) or subtracts (-1) a document of a part. `slots` are the slots of its category. */
  count(
    part: SearchPart,
    document: number,
    slots: readonly CountedSlot[],
    { region, kind, difference }: { region: number; kind: number; difference: 1 | -1 },
  ): void {
    const start = part.records.starts[document]! + headLength;
    for (const { slot, counted } of slots) {
      const code = part.records.numbers[start + slot]!;
      if (code === noValue) continue;
      const value = part.valueNumbers[code]!;
      for (const values of counted) values.add(value, region, kind, difference);
    }
  }

  /**
   * Reports the values of a category, or of all listings below a top-level one. Each comes with the number of its
   * listings in the regions and kinds.
   */
  each(
    category: CategoryPair | number,
    regions: readonly number[],
    kinds: readonly number[],
    tell: (value: number, count: number) => void,
  ): void {
    const values = typeof category === 'number' ? this.#ofTop.get(category) : this.#ofCategory.get(keyOf(category));
    values?.each(regions, kinds, tell);
  }
}

/** The values of a category's listings in order of first appearance, stored in sequence for fast reads. */
class CountedValues {
  readonly #values: number[] = [];
  readonly #places = new Map<number, number>();
  /** By region, and for `anyRegion`: the counts of each value by kind. */
  readonly #byRegion: Uint32Array<ArrayBuffer>[] = Array.from({ length: regionCodes + 1 }, () => new Uint32Array(64));

  add(value: number, region: number, kind: number, difference: number): void {
    const cell = this.#placeOf(value) * kindCodes + kind;
    for (const counted of [region, anyRegion]) {
      while (cell >= this.#byRegion[counted]!.length) this.#byRegion[counted] = twice(this.#byRegion[counted]!);
      this.#byRegion[counted]![cell]! += difference;
    }
  }

  each(regions: readonly number[], kinds: readonly number[], tell: (value: number, count: number) => void): void {
    const tables = regions.map((region) => this.#byRegion[region]!);
    for (let place = 0; place < this.#values.length; place += 1) {
      let count = 0;
      for (const table of tables) {
        if (place * kindCodes >= table.length) continue;
        for (const kind of kinds) count += table[place * kindCodes + kind]!;
      }
      if (count > 0) tell(this.#values[place]!, count);
    }
  }

  #placeOf(value: number): number {
    let place = this.#places.get(value);
    if (place === undefined) {
      place = this.#values.push(value) - 1;
      this.#places.set(value, place);
    }
    return place;
  }
}

/** A factor for combining two category ids into one number: greater than every category id. */
const mostCategories = 2 ** 20;

function keyOf({ category, topCategory }: CategoryPair): number {
  return category * mostCategories + topCategory;
}

function valuesIn(all: Map<number, CountedValues>, key: number): CountedValues {
  let values = all.get(key);
  if (!values) all.set(key, (values = new CountedValues()));
  return values;
}
