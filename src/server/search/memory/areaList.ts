import type { Arena } from './arena.ts';
import { posting, type Postings } from './postings.ts';
import type { SearchPart } from './searchPart.ts';

/** How many documents of a part are at any of the postcodes, gone ones among them; all of it, where it does not know. */
export function countAt({ postcodes, size }: SearchPart, codes: readonly number[]): number {
  if (!postcodes) return size;
  let count = 0;
  for (const code of codes) count += postcodes.starts[code + 1]! - postcodes.starts[code]!;
  return count;
}

/** These documents, by their numbers; undefined, for all of them, where the part does not know. */
export function listAt({ postcodes, size }: SearchPart, codes: readonly number[], arena: Arena): Postings | undefined {
  if (!postcodes) return undefined;
  const { starts, numbers } = postcodes;
  // A bit a document: read from its beginning, they are in order.
  const bits = arena.take((size + 31) >>> 5).fill(0);
  let count = 0;
  for (const code of codes) {
    const end = starts[code + 1]!;
    for (let at = starts[code]!; at < end; at += 1) {
      const document = numbers[at]!;
      bits[document >>> 5]! |= 1 << (document & 31);
      count += 1;
    }
  }
  const list = arena.take(count);
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      list[length++] = posting(32 * word + 31 - Math.clz32(left & -left), 0);
    }
  }
  return list;
}
