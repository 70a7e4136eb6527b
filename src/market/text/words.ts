import { compatibilityForm } from '#machines/market/compatibilityForm.ts';

/** A word as written in a text, lower case, its accents kept: what is between two spaces, without punctuation. */
export interface Word {
  /** Its parts in order: `rtx-4090` has two, most words one. Elided articles are left out. */
  readonly parts: readonly string[];
  /** The parts written as one, where that differs from a single part: `rtx4090`, `ebike`, `levis`. */
  readonly joined?: string;
}

/** What is elided before an apostrophe in French and Italian, and in Swiss German: not part of the word that follows. */
const elided = new Set(
  'l d j m t s n c qu jusqu lorsqu puisqu quoiqu un all dall dell nell sull coll quest quell gl'.split(' '),
);

/** Letters and digits, and between them single connectors: hyphen, apostrophe, dot, decimal comma made a dot. */
const written = /[\p{L}\p{M}\p{N}]+(?:[-'.][\p{L}\p{M}\p{N}]+)*/gu;

/** A decimal number standing alone (`3.5`, not the start of `12.03.2016`), a run of letters, or a run of digits. */
const runs = /(?<![\d.])\d+\.\d{1,2}(?!\d|\.\d)|\p{N}+|[\p{L}\p{M}]+/gu;

/** Names of things with more parts than this are not written as one word. */
const mostParts = 4;

/**
 * The words of a text in German, French, Italian or English. Part numbers, years and quantities stay as written: `i7`,
 * `A4` and `3.5` are one part; `128GB` and `RTX-4090` have two, so that they are found with and without the joint;
 * `1'250`, `1.250` and `1,250` are 1250, and a decimal comma is a dot.
 */
export function wordsOf(text: string): Word[] {
  return writtenWords(text).map(wordOf);
}

/** The words of a text before they are taken apart: `wordOf` does that, alike for each that is written alike. */
export function writtenWords(text: string): readonly string[] {
  return numbersAsOne(plainly(text)).match(written) ?? [];
}

/** The words of a text as one would write them alone: in their own case, without what is elided before them. */
export function spelledWords(text: string): readonly string[] {
  const words = numbersAsOne(evenly(text)).match(written) ?? [];
  return words.map((word) => withoutElision(word.split("'")).join("'"));
}

/** Lower case and even. */
function plainly(text: string): string {
  return evenly(text).toLowerCase();
}

/** Composed, one character for each kind of apostrophe and hyphen, invisible ones gone. */
function evenly(text: string): string {
  return compatibilityForm(text.replace(/[’‘ʼ`´′ʹ]/g, "'"), 'NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‐‑–−]/g, '-');
}

/** The pieces between apostrophes, but those that are elided before the last. */
function withoutElision(pieces: readonly string[]): string[] {
  const first = pieces.findIndex((piece, index) => index === pieces.length - 1 || !elided.has(piece.toLowerCase()));
  return pieces.slice(first);
}

function numbersAsOne(text: string): string {
  if (!/\d[.,']\d/.test(text)) return text;
  return text
    .replace(/(?<!\d[.,']?)\d{1,3}([.,'])\d{3}(?:\1\d{3})*(?!\d|\1\d)/g, (grouped) => grouped.replace(/\D/g, ''))
    .replace(/(?<=\d),(?=\d)/g, '.');
}

/** One of `writtenWords`, taken apart. */
export function wordOf(word: string): Word {
  const pieces = withoutElision(word.split("'"));
  const all = pieces.map(partsOf);
  const joined = all.flat().join('');
  if (pieces.length > 1 && pieces.at(-1) === 's') all.pop();
  const parts = all.flat();
  return parts.length > mostParts || joined === parts[0] ? { parts } : { parts, joined };
}

/** Letters and digits that meet are two parts (`128 gb`), but a single letter stays with its digits (`i7`, `8700k`). */
function partsOf(piece: string): string[] {
  const parts: string[] = [];
  let end = -1;
  let lone = false;
  for (const { 0: run, index } of piece.matchAll(runs)) {
    const isLone = /^\p{L}$/u.test(run);
    if (index === end && (lone || isLone)) parts.push((parts.pop() ?? '') + run);
    else parts.push(run);
    end = index + run.length;
    lone = isLone;
  }
  return parts;
}
