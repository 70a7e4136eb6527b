import { parametersFor } from '#machines/market/parameters.ts';
import { regionCodes } from './conditions.ts';
import { anyRegion, kindCodes } from './countTable.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import { headLength } from './records.ts';
import { twice } from './rows.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';

/** A row for each value that ads tell, by the value's number. */
type ValueRows = Map<number, number>;

/** A slot whose values are counted, in the rows of its category and perhaps of the one above. */
export interface ToldSlot {
  readonly slot: number;
  readonly rows: readonly ValueRows[];
}

/** How many ads tell each value of choices and texts, by category, region and kind. */
export class ToldTable {
  /** By region, and of any: the kinds of each row, one after another, for a search reads many rows of one region. */
  readonly #byRegion: Uint32Array<ArrayBuffer>[] = Array.from({ length: regionCodes + 1 }, () => new Uint32Array(64));
  #length = 0;
  readonly #ofCategory = new Map<number, ValueRows>();
  /** Of what makes sense in the top-level category itself, with all below it. */
  readonly #ofTop = new Map<number, ValueRows>();

  /** The slots of a category's ads that are counted. */
  slotsOf(pair: CategoryPair): readonly ToldSlot[] {
    const own = rowsIn(this.#ofCategory, keyOf(pair));
    const top = rowsIn(this.#ofTop, pair.topCategory);
    const toldAbove = parametersFor(pair.topCategory);
    return slotsOf(pair).flatMap((parameter, slot) =>
      parameter.kind === 'number' ? [] : [{ slot, rows: toldAbove.includes(parameter) ? [own, top] : [own] }],
    );
  }

  /** Counts a document of a part in (1) or out (-1); `told` are the slots of its category. */
  count(
    part: SearchPart,
    document: number,
    told: readonly ToldSlot[],
    { region, kind, difference }: { region: number; kind: number; difference: 1 | -1 },
  ): void {
    const start = part.records.starts[document]! + headLength;
    for (const { slot, rows } of told) {
      const code = part.records.numbers[start + slot]!;
      if (code === untold) continue;
      const value = part.valueNumbers[code]!;
      for (const valueRows of rows) this.#add(this.#rowOf(valueRows, value), region, kind, difference);
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

/** Above every category's id. */
const mostCategories = 2 ** 20;

function keyOf({ category, topCategory }: CategoryPair): number {
  return category * mostCategories + topCategory;
}

function rowsIn<Key>(all: Map<Key, ValueRows>, key: Key): ValueRows {
  let rows = all.get(key);
  if (!rows) all.set(key, (rows = new Map()));
  return rows;
}
