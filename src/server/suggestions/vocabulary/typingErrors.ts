import { soundOf } from './soundsAlike.ts';
import { type TextTable, textOf } from './textTable.ts';

/**
 * Finds words that differ from a typed one by a typing error or two. What two such words have in common once letters are
 * left out of both is looked up (symmetric deletion, W. Garbe's SymSpell), of their first letters only; then the true
 * distance is measured. What sounds alike is looked up, too, and is one error. Words are by their place in a table of texts.
 */
export interface TypingErrors {
  /** The words, bucket by bucket: a word is in the bucket of each of its abridged spellings, and of its sound. */
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
  const hashes: number[] = [];
  const ends = new Uint32Array(count);
  for (let word = 0; word < count; word += 1) {
    for (const hash of indexed(textOf(texts, word))) {
      hashes.push(hash);
      starts[(hash & (buckets - 1)) + 1]! += 1;
    }
    ends[word] = hashes.length;
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  const words = new Uint32Array(hashes.length);
  const next = starts.slice();
  for (let word = 0, at = 0; word < count; word += 1) {
    for (; at < ends[word]!; at += 1) {
      const bucket = hashes[at]! & (buckets - 1);
      words[next[bucket]!] = word;
      next[bucket]! += 1;
    }
  }
  return { words, starts };
}

/** The words that a typed one may have been meant for, by their places, each with the number of errors, from 1 on. */
export function meantBy({ words, starts }: TypingErrors, texts: TextTable, typed: string): ReadonlyMap<number, number> {
  const most = mostErrors(typed);
  const found = new Map<number, number>();
  if (most === 0) return found;
  const seen = new Set<number>();
  const units = unitsOf(typed);
  for (const hash of abridgedHashes(typed, most)) {
    for (const word of bucketOf(starts, words, hash)) {
      if (seen.has(word)) continue;
      seen.add(word);
      const [start, end] = [texts.starts[word]!, texts.starts[word + 1]!];
      if (Math.abs(end - start - typed.length) > most) continue;
      const errors = distanceTo(units, texts.units, start, end);
      if (errors > 0 && errors <= most) found.set(word, errors);
    }
  }
  const sound = soundOf(typed);
  for (const word of bucketOf(starts, words, hashOf(sound))) {
    const text = textOf(texts, word);
    if (text !== typed && soundOf(text) === sound) found.set(word, 1);
  }
  return found;
}

function bucketOf(starts: Uint32Array, words: Uint32Array, hash: number): Uint32Array {
  const bucket = hash & (starts.length - 2);
  return words.subarray(starts[bucket], starts[bucket + 1]);
}

/**
 * How many errors make one word of another: a letter left out, one too many, another one, or two neighbours the wrong way
 * round (Damerau-Levenshtein distance, no letter changed twice).
 */
export function typingDistance(one: string, other: string): number {
  const units = unitsOf(other);
  return distanceTo(unitsOf(one), units, 0, units.length);
}

function unitsOf(word: string): Uint16Array {
  const units = new Uint16Array(word.length);
  for (let at = 0; at < units.length; at += 1) units[at] = word.charCodeAt(at);
  return units;
}

/** The same, to the word from one place of many code units to another. Where both begin and end alike there is no error. */
function distanceTo(word: Uint16Array, units: Uint16Array, start: number, end: number): number {
  let [from, to] = [0, word.length];
  let [itsFrom, itsTo] = [start, end];
  while (from < to && itsFrom < itsTo && word[from] === units[itsFrom]) {
    from += 1;
    itsFrom += 1;
  }
  while (from < to && itsFrom < itsTo && word[to - 1] === units[itsTo - 1]) {
    to -= 1;
    itsTo -= 1;
  }
  const width = itsTo - itsFrom + 1;
  if (from === to) return width - 1;
  const errors = new Uint16Array((to - from + 1) * width);
  for (let at = 1; at < width; at += 1) errors[at] = at;
  for (let row = 1; row <= to - from; row += 1) {
    const line = row * width;
    const own = word[from + row - 1];
    errors[line] = row;
    for (let at = 1; at < width; at += 1) {
      const its = units[itsFrom + at - 1];
      const last = line + at - width;
      let fewest = Math.min(errors[last]! + 1, errors[line + at - 1]! + 1, errors[last - 1]! + Number(own !== its));
      const isTurned = row > 1 && at > 1 && own === units[itsFrom + at - 2] && word[from + row - 2] === its;
      if (isTurned) fewest = Math.min(fewest, errors[last - width - 2]! + 1);
      errors[line + at] = fewest;
    }
  }
  return errors.at(-1)!;
}

/** What a word is found by; nothing, if it is no word of letters. */
function indexed(word: string): readonly number[] {
  if (word.length < shortestWord - 1 || !/^\p{L}+$/u.test(word)) return [];
  // Of a word of 7 letters two may be left out: one of 8 may mean it with one too many and another one wrong.
  const hashes = [...abridgedHashes(word, word.length < longWord - 1 ? 1 : 2)];
  note(hashes, hashOf(soundOf(word)));
  return hashes;
}

/** Hashes of the first letters of a word, with up to two of them left out: each once. */
function abridgedHashes(word: string, most: number): readonly number[] {
  const length = Math.min(word.length, abridged);
  const hashes = [hashWithout(word, length, -1, -1)];
  for (let one = 0; one < length; one += 1) {
    note(hashes, hashWithout(word, length, one, -1));
    for (let other = one + 1; most > 1 && other < length; other += 1) {
      note(hashes, hashWithout(word, length, one, other));
    }
  }
  return hashes;
}

function note(hashes: number[], hash: number): void {
  if (!hashes.includes(hash)) hashes.push(hash);
}

function hashOf(sound: string): number {
  return hashWithout(sound, sound.length, -1, -1);
}

/** FNV-1a over the first code units but two. */
function hashWithout(word: string, length: number, one: number, other: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) {
    if (at !== one && at !== other) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
