/**
 * Memory for the lists that one search makes: taken piece after piece, all given back at once when the next search
 * begins. The collector never sees them.
 */
export class Arena {
  #memory = new Uint32Array(1 << 16);
  #used = 0;

  /** Gives everything back; whatever was taken before must no longer be read. */
  reset(): void {
    this.#used = 0;
  }

  /** A piece with anything in it. */
  take(length: number): Uint32Array {
    if (this.#used + length > this.#memory.length) {
      this.#memory = new Uint32Array(Math.max(2 * this.#memory.length, length));
      this.#used = 0;
    }
    this.#used += length;
    return this.#memory.subarray(this.#used - length, this.#used);
  }

  /** The beginning of the piece taken last; the rest of it is given back. */
  trim(piece: Uint32Array, length: number): Uint32Array {
    this.#used -= piece.length - length;
    return piece.subarray(0, length);
  }
}
