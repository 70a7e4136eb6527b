import type { Arena } from './arena.ts';
import { keepCommon, keepOthers } from './bitsets.ts';

/** Who passes one of the conditions that some count leaves out. */
export interface Group {
  /** Of `fails`, or of a parameter. */
  readonly bit: number;
  readonly bits: Uint32Array;
  /** Whether those pass that are not among the bits. */
  readonly isWithout: boolean;
}

/** What is left of a category's ads, and the conditions that are still to be met. */
export class Left {
  readonly some: Uint32Array;
  readonly groups: Group[] = [];
  readonly #arena: Arena;
  readonly #without = new Map<number, Uint32Array>();

  constructor(bits: Uint32Array, arena: Arena) {
    this.#arena = arena;
    this.some = arena.take(bits.length);
    this.some.set(bits);
  }

  keep(bits: Uint32Array): void {
    keepCommon(this.some, bits);
  }

  /** Those that meet all conditions but these. */
  without(bits: number): Uint32Array {
    const others = this.groups.filter(({ bit }) => (bit & bits) === 0);
    const key = others.reduce((all, { bit }) => all | bit, 0);
    let found = this.#without.get(key);
    if (!found) {
      found = this.some;
      if (others.length > 0) {
        found = this.#arena.take(this.some.length);
        found.set(this.some);
        for (const group of others) (group.isWithout ? keepOthers : keepCommon)(found, group.bits);
      }
      this.#without.set(key, found);
    }
    return found;
  }
}
