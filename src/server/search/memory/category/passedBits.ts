import { sortedNumbers } from '../ranking/areaList.ts';
import type { Arena } from '../arena.ts';
import { countBits, hasBit, listBits } from '../bitsets.ts';
import { type CategoryBits, field } from './categoryColumns.ts';
import type { Some } from './categoryLeft.ts';
import { type Acceptance, atOnce, type SearchPart } from '../searchPart.ts';

/** The documents of a segment that passed all conditions of a search, as bits by category. */
export class PassedBits implements Acceptance {
  count = 0;
  readonly #part: SearchPart;
  readonly #columns: CategoryBits;
  readonly #bits: Uint32Array;
  /** The bit numbers of the documents in the current batch. */
  #some: Uint32Array | undefined;

  constructor(part: SearchPart, columns: CategoryBits, arena: Arena) {
    this.#part = part;
    this.#columns = columns;
    this.#bits = arena.take(columns.present.length).fill(0);
  }

  /** Adds the listings of a category. */
  add(number: number, { bits, count }: Some): void {
    this.#columns.ofCategory(this.#bits, number).set(bits);
    this.count += count;
  }

  accepts(document: number): boolean {
    return hasBit(this.#bits, this.#columns.bitOf[document]!);
  }

  keep(documents: Uint32Array, count: number): number {
    const { bitOf } = this.#columns;
    const numbers = (this.#some ??= new Uint32Array(atOnce));
    for (let at = 0; at < count; at += 1) numbers[at] = bitOf[documents[at]!]!;
    let matching = 0;
    for (let at = 0; at < count; at += 1) {
      const document = documents[at]!;
      documents[matching] = document;
      matching += Number(hasBit(this.#bits, numbers[at]!));
    }
    return matching;
  }

  /** All documents, the oldest first. */
  documents(arena: Arena): Uint32Array {
    const all = arena.take(this.count);
    let end = 0;
    let categories = 0;
    for (let number = 0; number < this.#part.categories.length; number += 1) {
      const bits = this.#columns.ofCategory(this.#bits, number);
      const count = countBits(bits);
      if (count === 0) continue;
      const list = all.subarray(end, end + count);
      listBits(bits, list);
      const ids = this.#columns.column(number, field.document);
      for (let at = 0; at < count; at += 1) list[at] = ids[list[at]!]!;
      end += count;
      categories += 1;
    }
    // The documents of a single category are in order already.
    return categories < 2 ? all : sortedNumbers(all, this.#part.size, arena);
  }
}
