/** Draws of a seed: whoever asks the same questions in the same order gets the same answers, every time. */
export interface Draw {
  /** From 0 to below 1. */
  fraction(): number;
  between(least: number, most: number): number;
  /** True in so many of a hundred cases. */
  inPercent(percent: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** Draws for a seed, such as an ad's external id and what is drawn for it: `bicycles/citybike promotions`. */
export function drawFor(seed: string): Draw {
  let state = hashOf(seed);
  const fraction = () => {
    // A Weyl sequence, stirred: the state alone would be a straight line.
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

/** 32 bits of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return stirred(hash);
}

/** A number from 0 to below 1 that belongs to two hashes together: the same for the same two, in this order. */
export function fractionOf(one: number, other: number): number {
  return asFraction(stirred(Math.imul(one, 0x85ebca6b) ^ other));
}

/** The finaliser of MurmurHash3: every bit of the answer hangs on every bit of the question. */
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
