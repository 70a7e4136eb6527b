import { soundOf } from './soundsAlike.ts';
import { type TextTable, textOf } from './textTable.ts';

/**
 * Finds words at a distance of one or two typing errors. Candidates share a spelling after letters are deleted from
 * both words (symmetric deletion, W. Garbe's SymSpell), in their first letters only. Then the true distance is
 * measured. Words that sound alike are candidates too, at a distance of one error. Words are identified by their place
 * in a table of texts.
 */
export interface TypingErrors {
  /** The words by bucket. A word is in the bucket of each of its abridged spellings, and of its sound. */
  readonly words: Uint32Array;
  /** Where each bucket starts in `words`, with an extra end. */
  readonly starts: Uint32Array;
}

/** From this length on, two errors are allowed. Two errors in a shorter word would give another word. */
const longWord = 8;
/** Shorter words are not corrected: with another letter, three letters can be any other word. */
const shortestWord = 4;
/** The number of first letters from which abridged spellings are made. */
const abridged = 7;

/** The number of errors to correct in a typed word; 0 unless it consists of letters. */
export function mostErrors(word: string): number {
  if (word.length < shortestWord || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < longWord ? 1 : 2;
}

/** Builds the index of those texts that are words of letters. */
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

/** The words that a typed word may mean, by place, each with the number of errors, from 1 on. */
export function correctionsOf(
  { words, starts }: TypingErrors,
  texts: TextTable,
  typed: string,
): ReadonlyMap<number, number> {
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
 * The number of typing errors between two words (Damerau-Levenshtein distance, optimal string alignment). An error is a
 * missing letter, an extra one, a wrong one, or two transposed neighbours.
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

/** The typing distance of a word to a range of code units. A common beginning and a common end are skipped first. */
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

/** The hashes by which a word is found; empty unless it consists of letters. */
function indexed(word: string): readonly number[] {
  if (word.length < shortestWord - 1 || !/^\p{L}+$/u.test(word)) return [];
  // From 7 letters on, two may be deleted: a typed word of 8 letters may have an extra letter and a wrong one.
  const hashes = [...abridgedHashes(word, word.length < longWord - 1 ? 1 : 2)];
  note(hashes, hashOf(soundOf(word)));
  return hashes;
}

/** Distinct hashes of the first letters of a word, with up to two letters deleted. */
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

/** An FNV-1a hash of the first code units of a word, without two of them. */
function hashWithout(word: string, length: number, one: number, other: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) {
    if (at !== one && at !== other) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
