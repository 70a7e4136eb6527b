import { parametersFor } from '#machines/market/parameters.ts';
import { regionCodes } from './conditions.ts';
import { anyRegion, kindCodes, kindOf } from './countTable.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import { twice } from './rows.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';

/** A row for each value that ads tell, by the value's number. */
type ValueRows = Map<number, number>;

/** How many ads tell each value of choices and texts, by category, region and kind. */
export class ToldTable {
  /** By region, and of any: the kinds of each row, one after another, for a search reads many rows of one region. */
  readonly #byRegion: Uint32Array<ArrayBuffer>[] = Array.from({ length: regionCodes + 1 }, () => new Uint32Array(64));
  #length = 0;
  readonly #ofCategory = new Map<string, ValueRows>();
  /** Of what makes sense in the top-level category itself, with all below it. */
  readonly #ofTop = new Map<number, ValueRows>();

  /** Counts a document of a part in (1) or out (-1). */
  count(part: SearchPart, document: number, pair: CategoryPair, region: number, difference: 1 | -1): void {
    const slots = slotsOf(pair);
    if (slots.length === 0) return;
    const kind = kindOf(part, document);
    const start = part.slots.starts[document]!;
    const toldAbove = parametersFor(pair.topCategory);
    for (const [slot, parameter] of slots.entries()) {
      const code = part.slots.numbers[start + slot]!;
      if (parameter.kind === 'number' || code === untold) continue;
      const value = part.valueNumbers[code]!;
      this.#add(this.#rowOf(rowsIn(this.#ofCategory, keyOf(pair)), value), region, kind, difference);
      if (!toldAbove.includes(parameter)) continue;
      this.#add(this.#rowOf(rowsIn(this.#ofTop, pair.topCategory), value), region, kind, difference);
    }
  }

  /** Tells the values of a category's ads, or of all below a top-level one: how many of the kinds there are in the regions. */
  each(
    category: CategoryPair | number,
    regions: readonly number[],
    kinds: readonly number[],
    tell: (value: number, count: number) => void,
  ): void {
    const rows = typeof category === 'number' ? this.#ofTop.get(category) : this.#ofCategory.get(keyOf(category));
    const tables = regions.map((region) => this.#byRegion[region]!);
    for (const [value, row] of rows ?? []) {
      let count = 0;
      for (const table of tables) for (const kind of kinds) count += table[row * kindCodes + kind]!;
      if (count > 0) tell(value, count);
    }
  }

  #rowOf(rows: ValueRows, value: number): number {
    const known = rows.get(value);
    if (known !== undefined) return known;
    const row = this.#length;
    this.#length += 1;
    rows.set(value, row);
    for (const [region, table] of this.#byRegion.entries()) {
      if (this.#length * kindCodes > table.length) this.#byRegion[region] = twice(table);
    }
    return row;
  }

  #add(row: number, region: number, kind: number, difference: number): void {
    this.#byRegion[region]![row * kindCodes + kind]! += difference;
    this.#byRegion[anyRegion]![row * kindCodes + kind]! += difference;
  }
}

function keyOf({ category, topCategory }: CategoryPair): string {
  return `${category} ${topCategory}`;
}

function rowsIn<Key>(all: Map<Key, ValueRows>, key: Key): ValueRows {
  let rows = all.get(key);
  if (!rows) all.set(key, (rows = new Map()));
  return rows;
}
