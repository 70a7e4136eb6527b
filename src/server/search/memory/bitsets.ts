/**
 * Bitsets: sets of small numbers in words of 32 bits. A set has enough words for its largest possible number. Functions
 * on two sets expect sets of the same length.
 */

/** A word with all 32 bits set. */
const full = 0xffffffff;

/** The number of 32-bit words for a bitset of the numbers below `count`. */
export function wordsFor(count: number): number {
  return (count + 31) >>> 5;
}

/** Adds all numbers below `count` to a set. */
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

/** Removes from a set the numbers that are not in `others` (intersection). */
export function intersectBits(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= others[word]!;
}

/** The number of set bits in a word, summed in pairs, in fours and in bytes (population count). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The size of a set. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) count += bitsIn(bits[word]!);
  return count;
}

/** Whether a set is not empty. */
export function hasBits(bits: Uint32Array): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return true;
  return false;
}

/** The size of the intersection of two sets. */
export function countCommon(bits: Uint32Array, others: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const common = bits[word]! & others[word]!;
    if (common !== 0) count += bitsIn(common);
  }
  return count;
}

/** Removes from a set the numbers in `others` (difference). */
export function subtractBits(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~others[word]!;
}

/** Adds to a set the numbers in `others` (union). */
export function addAll(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= others[word]!;
}

export function hasBit(bits: Uint32Array, number: number): boolean {
  return ((bits[number >>> 5]! >>> (number & 31)) & 1) === 1;
}

/** Writes the numbers of a set to a list in ascending order, and returns their count. The list must be long enough. */
export function listBits(bits: Uint32Array, list: Uint32Array): number {
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      list[length++] = 32 * word + 31 - Math.clz32(left & -left);
    }
  }
  return length;
}

/** From this many set bits in a word, reading all 32 entries is faster than reading only the entries of set bits. */
const many = 10;

/** Whether all entries of a word are read in sequence. The end of a column may have fewer than 32 entries. */
function isDense(word: number, start: number, column: Uint32Array): boolean {
  return start + 32 <= column.length && (word === full || bitsIn(word) >= many);
}

/** 1 if the entry is in the range, by unsigned wraparound: `range` is the upper bound minus the lower one. */
function isWithin(entry: number, least: number, range: number): number {
  return Number((entry - least) >>> 0 <= range);
}

/**
 * Writes to `matching` the numbers of `bits` whose entries in a column are within two bounds, both inclusive and whole
 * numbers. The code is branch-free, because these branches are unpredictable.
 */
export function intersectInterval(
  bits: Uint32Array,
  column: Uint32Array,
  { from, to }: { readonly from: number; readonly to: number },
  matching: Uint32Array,
): void {
  if (from > to) {
    matching.fill(0);
    return;
  }
  const least = from | 0;
  const range = (to - from) >>> 0;
  for (let word = 0; word < bits.length; word += 1) {
    const start = 32 * word;
    const among = bits[word]!;
    let some = 0;
    if (isDense(among, start, column)) {
      for (let bit = 0; bit < 32; bit += 4) {
        some |=
          (isWithin(column[start + bit]!, least, range) |
            (isWithin(column[start + bit + 1]!, least, range) << 1) |
            (isWithin(column[start + bit + 2]!, least, range) << 2) |
            (isWithin(column[start + bit + 3]!, least, range) << 3)) <<
          bit;
      }
      some &= among;
    } else {
      for (let left = among; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        some |= isWithin(column[start + bit]!, least, range) << bit;
      }
    }
    matching[word] = some;
  }
}

/** Writes to `matching` the numbers of `bits` whose entries in a column are marked with 1. */
export function intersectMarked(
  bits: Uint32Array,
  column: Uint32Array,
  marks: Uint8Array,
  matching: Uint32Array,
): void {
  for (let word = 0; word < bits.length; word += 1) {
    const start = 32 * word;
    const among = bits[word]!;
    let some = 0;
    if (isDense(among, start, column)) {
      for (let bit = 0; bit < 32; bit += 4) {
        some |=
          (marks[column[start + bit]!]! |
            (marks[column[start + bit + 1]!]! << 1) |
            (marks[column[start + bit + 2]!]! << 2) |
            (marks[column[start + bit + 3]!]! << 3)) <<
          bit;
      }
      some &= among;
    } else {
      for (let left = among; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        some |= marks[column[start + bit]!]! << bit;
      }
    }
    matching[word] = some;
  }
}

/** Adds the entries of a set's numbers in a column, shifted and masked, to the counts. */
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
