import { type TextTable, textOf } from './textTable.ts';

/**
 * Finds words that differ from a typed one by a typing error or two. What two such words have in common once letters are
 * left out of both is looked up (symmetric deletion, W. Garbe's SymSpell), of their first letters only; then the true
 * distance is measured. Words are by their place in a table of texts.
 */
export interface TypingErrors {
  /** The words, bucket by bucket: a word is in the bucket of each of its abridged spellings. */
  readonly words: Uint32Array;
  /** Where each bucket begins; one more for the end of the last. */
  readonly starts: Uint32Array;
}

/** Two errors are one too many in a short word: it would be another one. */
const longWord = 8;
/** Nobody needs help with three letters, and with one other they are any other word. */
const shortestWord = 4;
/** As many letters of a word count for its abridged spellings. */
const abridged = 7;

/** How many errors a typed word may have: none in what is no word of letters. */
export function mostErrors(word: string): number {
  if (word.length < shortestWord || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < longWord ? 1 : 2;
}

/** Makes it of the texts that are words of letters. */
export function typingErrors(texts: TextTable): TypingErrors {
  const count = texts.starts.length - 1;
  const buckets = 2 ** Math.ceil(Math.log2(2 * count + 2));
  const starts = new Uint32Array(buckets + 1);
  // Twice the same way, once to learn how large the buckets are: half the memory of lists.
  eachBucket(texts, buckets - 1, (bucket) => {
    starts[bucket + 1]! += 1;
  });
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  const words = new Uint32Array(starts[buckets]!);
  const next = starts.slice();
  eachBucket(texts, buckets - 1, (bucket, word) => {
    words[next[bucket]!] = word;
    next[bucket]! += 1;
  });
  return { words, starts };
}

/** The words that a typed one may have been meant for, by their places, each with the number of errors, from 1 on. */
export function meantBy({ words, starts }: TypingErrors, texts: TextTable, typed: string): ReadonlyMap<number, number> {
  const most = mostErrors(typed);
  const found = new Map<number, number>();
  if (most === 0) return found;
  const seen = new Set<number>();
  for (const spelling of abridgedSpellings(typed, most)) {
    const bucket = hash(spelling) & (starts.length - 2);
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) {
      const word = words[at]!;
      if (seen.has(word)) continue;
      seen.add(word);
      const length = texts.starts[word + 1]! - texts.starts[word]!;
      if (Math.abs(length - typed.length) > most) continue;
      const errors = typingDistance(typed, textOf(texts, word));
      if (errors > 0 && errors <= most) found.set(word, errors);
    }
  }
  return found;
}

/**
 * How many errors make one word of another: a letter left out, one too many, another one, or two neighbours the wrong way
 * round (Damerau-Levenshtein distance, no letter changed twice).
 */
export function typingDistance(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let errors = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isTurned) errors = Math.min(errors, beforeLast[at - 2]! + 1);
      now.push(errors);
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length]!;
}

function eachBucket(texts: TextTable, mask: number, tell: (bucket: number, word: number) => void): void {
  for (let word = 0; word < texts.starts.length - 1; word += 1) {
    const text = textOf(texts, word);
    // A word of 6 letters may be meant by one of 8.
    const most = text.length < longWord - 2 ? 1 : 2;
    if (text.length < shortestWord - 1 || !/^\p{L}+$/u.test(text)) continue;
    const buckets = new Set([...abridgedSpellings(text, most)].map((spelling) => hash(spelling) & mask));
    for (const bucket of buckets) tell(bucket, word);
  }
}

/** The first letters of a word, with up to so many of them left out. */
function abridgedSpellings(word: string, most: number): ReadonlySet<string> {
  const all = new Set([word.slice(0, abridged)]);
  let shortened: Iterable<string> = [...all];
  for (let left = 0; left < most; left += 1) {
    const shorter = new Set<string>();
    for (const spelling of shortened) {
      for (let at = 0; at < spelling.length; at += 1) shorter.add(spelling.slice(0, at) + spelling.slice(at + 1));
    }
    for (const spelling of shorter) all.add(spelling);
    shortened = shorter;
  }
  return all;
}

/** FNV-1a over code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
