import { compatibilityForm } from '../../market/text/compatibilityForm.ts';

/** A message as it is looked through. Both texts have the same length, sign for sign. */
export interface Legible {
  /** As people see it: invisible signs are gone, and look-alikes of letters and digits are what they look like. */
  readonly shown: string;
  /** Of it the lower-case letters without their accents. */
  readonly plain: string;
}

/** Where something was found. */
export interface Place {
  readonly from: number;
  readonly length: number;
}

/** Looks for one thing; undefined where it is not there. */
export type Finder = (text: Legible) => Place | undefined;

/** Signs that show nothing, or turn the direction: they part words that people read as one (Unicode, UAX #44). */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A message, made legible: full-width letters and the like are what they stand for (NFKC). */
export function legible(message: string): Legible {
  const shown = compatibilityForm(message, 'NFKC').replace(invisible, '');
  return { shown, plain: shown.replace(capitals, (letters) => letters.toLowerCase()).replace(foreign, plainSign) };
}

const capitals = /[A-Z]+/g;
/** Only characters outside ASCII can have accents. */
const foreign = /[^\0-\x7f]/gu;

function plainSign(sign: string): string {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === sign.length ? plain : sign;
}

/** Longest words that a warning repeats. */
const longest = 80;

/** The words at a place, on one line, as people see them. */
export function wordsAt({ shown }: Legible, { from, length }: Place): string {
  const words = shown
    .slice(from, from + length)
    .replace(/\s+/g, ' ')
    .trim();
  const signs = [...words];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : words;
}

/** The first of some patterns that a text matches, and where. */
export function firstOf(text: string, patterns: readonly RegExp[]): Place | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { from: match.index, length: match[0].length };
  }
  return undefined;
}
