import { sharedUint16, sharedUint32 } from './sharedArrays.ts';

/** Strings in two arrays: the UTF-16 code units of all, and the start of each, with an extra end. */
export interface Texts {
  readonly units: Uint16Array;
  readonly starts: Uint32Array;
}

/** Packs strings in order. Their code units together must number less than 2^32. */
export function packTexts(strings: readonly string[]): Texts {
  const units = sharedUint16(strings.reduce((sum, text) => sum + text.length, 0));
  const starts = sharedUint32(strings.length + 1);
  let end = 0;
  for (const [index, text] of strings.entries()) {
    for (let unit = 0; unit < text.length; unit += 1) units[end + unit] = text.charCodeAt(unit);
    end += text.length;
    starts[index + 1] = end;
  }
  return { units, starts };
}

/** Packs texts that are selected from other packed texts. */
export function gatherTexts(count: number, pick: (index: number) => readonly [Texts, number]): Texts {
  const starts = sharedUint32(count + 1);
  for (let index = 0; index < count; index += 1) {
    const [from, at] = pick(index);
    starts[index + 1] = starts[index]! + from.starts[at + 1]! - from.starts[at]!;
  }
  const units = sharedUint16(starts[count]!);
  for (let index = 0; index < count; index += 1) {
    const [from, at] = pick(index);
    units.set(from.units.subarray(from.starts[at], from.starts[at + 1]), starts[index]);
  }
  return { units, starts };
}

/** The number of packed strings. */
export function textCount({ starts }: Texts): number {
  return starts.length - 1;
}

/** A packed string by its index, from 0 on. */
export function textAt({ units, starts }: Texts, index: number): string {
  let text = '';
  for (let at = starts[index]!; at < starts[index + 1]!; at += 1) text += String.fromCharCode(units[at]!);
  return text;
}

/** The index of a text among texts in JavaScript's sort order; -1 if absent. */
export function indexOfText(sorted: Texts, text: string): number {
  let low = 0;
  let high = textCount(sorted) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareToText(sorted, middle, text);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Compares as JavaScript sorts strings: negative if the packed text comes first. */
export function compareToText({ units, starts }: Texts, index: number, text: string): number {
  const start = starts[index]!;
  const length = starts[index + 1]! - start;
  const common = Math.min(length, text.length);
  for (let at = 0; at < common; at += 1) {
    const difference = units[start + at]! - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

/** Compares two packed texts as JavaScript sorts strings. */
export function compareTexts(a: Texts, indexA: number, b: Texts, indexB: number): number {
  const startA = a.starts[indexA]!;
  const startB = b.starts[indexB]!;
  const lengthA = a.starts[indexA + 1]! - startA;
  const lengthB = b.starts[indexB + 1]! - startB;
  const common = Math.min(lengthA, lengthB);
  for (let at = 0; at < common; at += 1) {
    const difference = a.units[startA + at]! - b.units[startB + at]!;
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}
