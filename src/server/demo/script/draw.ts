/** A seeded random generator. The same sequence of calls always returns the same values. */
export interface Draw {
  /** Returns a number from 0 to below 1. */
  fraction(): number;
  between(least: number, most: number): number;
  /** Returns true in this percentage of calls. */
  inPercent(percent: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** A generator for a seed, such as a listing's external id and the purpose: `bicycles/citybike promotions`. */
export function drawFor(seed: string): Draw {
  let state = hashOf(seed);
  const fraction = () => {
    // A Weyl sequence, mixed: the state alone would grow linearly.
    state = (state + 0x9e3779b9) | 0;
    return asFraction(stirred(state));
  };
  return {
    fraction,
    between: (least, most) => least + (most - least) * fraction(),
    inPercent: (percent) => fraction() * 100 < percent,
    pick: (choices) => choices[Math.floor(fraction() * choices.length)]!,
  };
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return stirred(hash);
}

/** A number from 0 to below 1, determined by two hashes in this order. */
export function fractionOf(one: number, other: number): number {
  return asFraction(stirred(Math.imul(one, 0x85ebca6b) ^ other));
}

/** The finaliser of MurmurHash3: every output bit depends on every input bit. */
function stirred(bits: number): number {
  let stirring = bits ^ (bits >>> 16);
  stirring = Math.imul(stirring, 0x85ebca6b);
  stirring ^= stirring >>> 13;
  stirring = Math.imul(stirring, 0xc2b2ae35);
  return stirring ^ (stirring >>> 16);
}

function asFraction(bits: number): number {
  return (bits >>> 0) / 2 ** 32;
}
