import type { Arena } from '../arena.ts';
import { posting, type Postings } from '../text/postings.ts';
import type { SearchPart } from '../searchPart.ts';

/**
 * The number of documents at any of the postcodes, removed ones included. All documents if the part has no postcode
 * rows.
 */
export function countAt({ postcodes, size }: SearchPart, codes: readonly number[]): number {
  if (!postcodes) return size;
  let count = 0;
  for (const code of codes) count += postcodes.starts[code + 1]! - postcodes.starts[code]!;
  return count;
}

/**
 * The documents at the postcodes, in the order of their numbers. Undefined, meaning all, if the part has no postcode
 * rows.
 */
export function listAt(part: SearchPart, codes: readonly number[], arena: Arena): Postings | undefined {
  const { postcodes, size } = part;
  if (!postcodes) return undefined;
  const { starts, numbers } = postcodes;
  const found = arena.take(countAt(part, codes));
  let end = 0;
  for (const code of codes) {
    const there = numbers.subarray(starts[code], starts[code + 1]);
    found.set(there, end);
    end += there.length;
  }
  const list = sortedNumbers(found, size, arena);
  for (let at = 0; at < list.length; at += 1) list[at] = posting(list[at]!);
  return list;
}

/** Sorts distinct numbers below a limit, by a bitset. */
export function sortedNumbers(numbers: Uint32Array, limit: number, arena: Arena): Uint32Array {
  const bits = arena.take((limit + 31) >>> 5).fill(0);
  for (let at = 0; at < numbers.length; at += 1) bits[numbers[at]! >>> 5]! |= 1 << (numbers[at]! & 31);
  const sorted = arena.take(numbers.length);
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      sorted[length++] = 32 * word + 31 - Math.clz32(left & -left);
    }
  }
  return sorted;
}
