/** Pseudorandom numbers, the same for the same seed (mulberry32, public domain, Tommy Ettinger 2017). */
export interface RandomNumbers {
  /** Returns a whole number from 0 to below `limit`. */
  below(limit: number): number;
}

/** @param seed a whole number; only its lowest 32 bits count */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
    },
  };
}
