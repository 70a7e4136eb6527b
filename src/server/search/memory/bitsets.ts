/**
 * Sets of small numbers: a bit each, in words of 32. A set is of as many words as its largest number may need;
 * functions of two sets take sets of the same length.
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

/** How many numbers a word has: its bits are summed in pairs, in fours and in bytes. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many numbers a set has. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) count += bitsIn(bits[word]!);
  return count;
}

/** Whether a set has any number. */
export function hasBits(bits: Uint32Array): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return true;
  return false;
}

/** How many numbers two sets have in common. */
export function countCommon(bits: Uint32Array, others: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const common = bits[word]! & others[word]!;
    if (common !== 0) count += bitsIn(common);
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

/** How many numbers of a word there must be for all its 32 entries to be looked at sooner than those of the numbers. */
const many = 10;

/** Whether all entries of a word are looked at, one after the other; a column has room for them but at its end. */
function isDense(word: number, start: number, column: Uint32Array): boolean {
  return start + 32 <= column.length && (word === full || bitsIn(word) >= many);
}

/** 1 where an entry is no further above the lower bound, round the end of all numbers, than the upper one is. */
function isWithin(entry: number, least: number, range: number): number {
  return Number((entry - least) >>> 0 <= range);
}

/**
 * Leaves in `kept` those numbers of a set whose entries in a column are within two bounds, both inclusive and whole
 * numbers. Without branches, which no processor foresees here.
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
    kept[word] = some;
  }
}

/** Leaves in `kept` those numbers of a set whose entries in a column are marked by 1. */
export function keepMarked(bits: Uint32Array, column: Uint32Array, marks: Uint8Array, kept: Uint32Array): void {
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
