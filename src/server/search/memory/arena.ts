/**
 * A region allocator for the lists of a search. The next search frees all of them at once, so the garbage collector
 * never sees them.
 */
export class Arena {
  #memory = new Uint32Array(1 << 16);
  #used = 0;

  /** Frees all memory of the arena. Arrays taken before must not be read any more. */
  reset(): void {
    this.#used = 0;
  }

  /** Takes an array from the arena. Its content is undefined. */
  take(length: number): Uint32Array {
    if (this.#used + length > this.#memory.length) {
      this.#memory = new Uint32Array(Math.max(2 * this.#memory.length, length));
      this.#used = 0;
    }
    this.#used += length;
    return this.#memory.subarray(this.#used - length, this.#used);
  }

  /** Shrinks the array that was taken last, and frees the rest of it. */
  trim(piece: Uint32Array, length: number): Uint32Array {
    this.#used -= piece.length - length;
    return piece.subarray(0, length);
  }
}
