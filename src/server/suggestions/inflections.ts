import { type Language, languages } from '#machines/market/language.ts';
import { stemsOf } from '#market/text/stems.ts';

/**
 * Whether two texts have the same words in the same order, apart from their inflection in one of the languages: Velo
 * and Velos. Texts are keys.
 */
export function isInflection(one: string, other: string, within: readonly Language[] = languages): boolean {
  return areForms(one.split(' '), other.split(' '), within);
}

/** Drops the texts that are another form of an earlier one. `keyOf` returns the key of a text. */
export function withoutInflections<T>(texts: readonly T[], keyOf: (text: T) => string): readonly T[] {
  const forms: (readonly string[])[] = [];
  return texts.filter((text) => {
    const words = keyOf(text).split(' ');
    const isNew = !forms.some((known) => areForms(known, words, languages));
    if (isNew) forms.push(words);
    return isNew;
  });
}

function areForms(words: readonly string[], others: readonly string[], within: readonly Language[]): boolean {
  return words.length === others.length && words.every((word, place) => isFormOf(word, others[place]!, within));
}

function isFormOf(word: string, other: string, within: readonly Language[]): boolean {
  if (word === other) return true;
  // If the first three letters differ, the words are no forms of each other: forms have the same beginning.
  if (word.slice(0, 3) !== other.slice(0, 3)) return false;
  // English and French stems replace a final y by i, but no form of a word does: handi is no form of Handy.
  if (word.replace(/y$/, 'i') === other.replace(/y$/, 'i')) return false;
  const stems = stemsIn(word);
  const otherStems = stemsIn(other);
  return within.some((language) => {
    const place = languages.indexOf(language);
    return otherStems[place]!.some((stem) => stems[place]!.includes(stem));
  });
}

/** The maximum number of words in the cache, at which it is cleared. Words repeat, and stemming is expensive. */
const mostRemembered = 30_000;
const remembered = new Map<string, readonly (readonly string[])[]>();

/** The stems of a word in each language, by the language's index. */
export function stemsIn(word: string): readonly (readonly string[])[] {
  let stems = remembered.get(word);
  if (!stems) {
    stems = languages.map((language) => stemsOf(word, language));
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, stems);
  }
  return stems;
}
