/**
 * Sets of small numbers: a bit each, in words of 32. A set is of as many words as its largest number may need; functions
 * of two sets take sets of the same length.
 */

/** A word of 32 numbers that are all in a set. */
const full = 0xffffffff;

/** How many words so many numbers need. */
export function wordsFor(count: number): number {
  return (count + 31) >>> 5;
}

/** Puts all numbers below a count into a set. */
export function fillBelow(bits: Uint32Array, count: number): void {
  bits.fill(full, 0, count >>> 5);
  if (count & 31) bits[count >>> 5] = (1 << (count & 31)) - 1;
}

export function addBit(bits: Uint32Array, number: number): void {
  bits[number >>> 5]! |= 1 << (number & 31);
}

export function removeBit(bits: Uint32Array, number: number): void {
  bits[number >>> 5]! &= ~(1 << (number & 31));
}

/** Leaves in the first set what is in the second too. */
export function keepCommon(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= others[word]!;
}

/** How many numbers a set has: the bits of a word are summed in pairs, in fours and in bytes. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let sum = bits[word]!;
    if (sum === 0) continue;
    sum -= (sum >>> 1) & 0x55555555;
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** How many numbers two sets have in common. */
export function countCommon(bits: Uint32Array, others: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let sum = bits[word]! & others[word]!;
    if (sum === 0) continue;
    sum -= (sum >>> 1) & 0x55555555;
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Leaves in the first set what is not in the second. */
export function keepOthers(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~others[word]!;
}

/** Puts what is in the second set into the first. */
export function addAll(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= others[word]!;
}

export function hasBit(bits: Uint32Array, number: number): boolean {
  return ((bits[number >>> 5]! >>> (number & 31)) & 1) === 1;
}

/** Writes the numbers of a set, in their order, into a list that has room for all; returns how many there are. */
export function listBits(bits: Uint32Array, list: Uint32Array): number {
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      list[length++] = 32 * word + 31 - Math.clz32(left & -left);
    }
  }
  return length;
}

/**
 * Leaves in `kept` those numbers of a set whose entries in a column are within two bounds, both inclusive and whole
 * numbers. Without branches, which no processor foresees here: an entry is
 * within bounds if it is no further above the lower one, round the end of all numbers, than the upper one is.
 */
export function keepWithin(
  bits: Uint32Array,
  column: Uint32Array,
  { from, to }: { readonly from: number; readonly to: number },
  kept: Uint32Array,
): void {
  if (from > to) {
    kept.fill(0);
    return;
  }
  const least = from | 0;
  const range = (to - from) >>> 0;
  for (let word = 0; word < bits.length; word += 1) {
    const start = 32 * word;
    let some = 0;
    if (bits[word] === full) {
      for (let bit = 0; bit < 32; bit += 4) {
        some |=
          (Number((column[start + bit]! - least) >>> 0 <= range) |
            (Number((column[start + bit + 1]! - least) >>> 0 <= range) << 1) |
            (Number((column[start + bit + 2]! - least) >>> 0 <= range) << 2) |
            (Number((column[start + bit + 3]! - least) >>> 0 <= range) << 3)) <<
          bit;
      }
    } else {
      for (let left = bits[word]!; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        some |= Number((column[start + bit]! - least) >>> 0 <= range) << bit;
      }
    }
    kept[word] = some;
  }
}

/** Leaves in `kept` those numbers of a set whose entries in a column are marked by 1. */
export function keepMarked(bits: Uint32Array, column: Uint32Array, marks: Uint8Array, kept: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    const start = 32 * word;
    let some = 0;
    if (bits[word] === full) {
      for (let bit = 0; bit < 32; bit += 4) {
        some |=
          (marks[column[start + bit]!]! |
            (marks[column[start + bit + 1]!]! << 1) |
            (marks[column[start + bit + 2]!]! << 2) |
            (marks[column[start + bit + 3]!]! << 3)) <<
          bit;
      }
    } else {
      for (let left = bits[word]!; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        some |= marks[column[start + bit]!]! << bit;
      }
    }
    kept[word] = some;
  }
}

/** Counts the entries of a set's numbers in a column, shifted and masked, in with those in `counts`. */
export function countEntries(
  bits: Uint32Array,
  column: Uint32Array,
  { shift, mask }: { readonly shift: number; readonly mask: number },
  counts: Uint32Array,
): void {
  for (let word = 0; word < bits.length; word += 1) {
    const start = 32 * word;
    if (bits[word] === full) {
      for (let at = start; at < start + 32; at += 1) counts[(column[at]! >>> shift) & mask]! += 1;
    } else {
      for (let left = bits[word]!; left !== 0; left &= left - 1) {
        counts[(column[start + 31 - Math.clz32(left & -left)]! >>> shift) & mask]! += 1;
      }
    }
  }
}
