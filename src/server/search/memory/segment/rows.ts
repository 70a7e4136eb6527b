import { sharedUint32 } from './sharedArrays.ts';

/** Rows of numbers in sequence: row i is from `starts[i]` up to but not including `starts[i + 1]`. */
export interface Rows {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Rows to which numbers are still being added. */
export class GrowingRows implements Rows {
  starts = new Uint32Array(64);
  numbers = new Uint32Array(256);
  #rows = 0;
  #length = 0;

  /** Appends a number to the current row. */
  add(number: number): void {
    if (this.#length === this.numbers.length) this.numbers = twice(this.numbers);
    this.numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Ends the current row. */
  endRow(): void {
    this.#rows += 1;
    if (this.#rows === this.starts.length) this.starts = twice(this.starts);
    this.starts[this.#rows] = this.#length;
  }

  /** The completed rows in shared memory, with each number mapped by `renumbered`. */
  shared(renumbered: (number: number) => number): Rows {
    const starts = sharedUint32(this.#rows + 1);
    starts.set(this.starts.subarray(0, this.#rows + 1));
    const numbers = sharedUint32(this.#length);
    for (let at = 0; at < this.#length; at += 1) numbers[at] = renumbered(this.numbers[at]!);
    return { starts, numbers };
  }
}

/** The same numbers in an array of double length. */
export function twice(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * array.length);
  larger.set(array);
  return larger;
}
