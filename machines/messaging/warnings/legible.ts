import { compatibilityForm } from '../../market/text/compatibilityForm.ts';

/** A message, normalised for the search. Both texts have the same length, character for character. */
export interface Legible {
  /**
   * The message as people see it: without invisible characters, and with look-alikes replaced by the letters and digits
   * that they imitate.
   */
  readonly shown: string;
  /** The text of `shown` in lower case and without accents. */
  readonly plain: string;
}

/** The position of a match in a message. */
export interface Place {
  readonly from: number;
  readonly length: number;
}

/** Finds the cause of one kind of warning in a message; undefined if there is none. */
export type Finder = (text: Legible) => Place | undefined;

/**
 * Characters that are invisible or change the direction: they split words that people read as one (Unicode, UAX #44).
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A message, normalised: compatibility characters such as full-width letters become their plain form (NFKC). */
export function legible(message: string): Legible {
  const shown = compatibilityForm(message, 'NFKC').replace(invisible, '');
  return { shown, plain: shown.replace(capitals, (letters) => letters.toLowerCase()).replace(foreign, plainSign) };
}

const capitals = /[A-Z]+/g;
/** The characters outside ASCII: only these can have accents. */
const foreign = /[^\0-\x7f]/gu;

function plainSign(sign: string): string {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === sign.length ? plain : sign;
}

/** The most characters of a message that a warning repeats. */
const longest = 80;

/** The words of a message at a position, on one line, as people see them. */
export function wordsAt({ shown }: Legible, { from, length }: Place): string {
  const words = shown
    .slice(from, from + length)
    .replace(/\s+/g, ' ')
    .trim();
  const signs = [...words];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : words;
}

/** The first match of a text: the patterns are tried in their order. */
export function firstOf(text: string, patterns: readonly RegExp[]): Place | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { from: match.index, length: match[0].length };
  }
  return undefined;
}
