import type { Arena } from '../arena.ts';
import { countBits, intersectBits, subtractBits } from '../bitsets.ts';

/** A condition that some count leaves out, with the listings that pass it, or those that fail it. */
export interface Group {
  /** The bit of the condition: one of `fails`, or that of a parameter. */
  readonly bit: number;
  readonly bits: Uint32Array;
  /** Whether `bits` are the listings that fail the condition, instead of those that pass. */
  readonly isWithout: boolean;
}

/** The listings of a category that meet some of the conditions, and their number. */
export interface Some {
  readonly bits: Uint32Array;
  readonly count: number;
}

/** The remaining listings of a category, and the conditions still to be applied. */
export class Left {
  readonly some: Uint32Array;
  readonly groups: Group[] = [];
  readonly #arena: Arena;
  /** Earlier results of `without`, by the bits of the applied conditions. */
  readonly #met: number[] = [];
  readonly #found: Some[] = [];

  constructor(bits: Uint32Array, arena: Arena) {
    this.#arena = arena;
    this.some = arena.take(bits.length);
    this.some.set(bits);
  }

  keep(bits: Uint32Array): void {
    intersectBits(this.some, bits);
  }

  /** The listings that meet all conditions except those in `bits`. To be called once all conditions are known. */
  without(bits: number): Some {
    let met = 0;
    for (const { bit } of this.groups) met |= bit & ~bits;
    const known = this.#met.indexOf(met);
    if (known >= 0) return this.#found[known]!;
    const found = this.#meeting(met);
    this.#met.push(met);
    this.#found.push(found);
    return found;
  }

  #meeting(met: number): Some {
    if (met === 0) return { bits: this.some, count: countBits(this.some) };
    const bits = this.#arena.take(this.some.length);
    bits.set(this.some);
    for (const group of this.groups) {
      if (group.bit & met) (group.isWithout ? subtractBits : intersectBits)(bits, group.bits);
    }
    return { bits, count: countBits(bits) };
  }
}
