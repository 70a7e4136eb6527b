import type { Arena } from '../arena.ts';
import { countBits, keepCommon, keepOthers } from '../bitsets.ts';

/** Who passes one of the conditions that some count leaves out. */
export interface Group {
  /** Of `fails`, or of a parameter. */
  readonly bit: number;
  readonly bits: Uint32Array;
  /** Whether those pass that are not among the bits. */
  readonly isWithout: boolean;
}

/** Those that meet some of the conditions, and how many they are. */
export interface Some {
  readonly bits: Uint32Array;
  readonly count: number;
}

/** What is left of a category's ads, and the conditions that are still to be met. */
export class Left {
  readonly some: Uint32Array;
  readonly groups: Group[] = [];
  readonly #arena: Arena;
  /** What was asked for, by the bits of the conditions that are met there. */
  readonly #met: number[] = [];
  readonly #found: Some[] = [];

  constructor(bits: Uint32Array, arena: Arena) {
    this.#arena = arena;
    this.some = arena.take(bits.length);
    this.some.set(bits);
  }

  keep(bits: Uint32Array): void {
    keepCommon(this.some, bits);
  }

  /** Those that meet all conditions but these. To be asked when all conditions are known. */
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
      if (group.bit & met) (group.isWithout ? keepOthers : keepCommon)(bits, group.bits);
    }
    return { bits, count: countBits(bits) };
  }
}
