import { languages } from '#machines/market/language.ts';
import { stemsOf } from '#market/text/stems.ts';

/** Whether two texts have the same words in their order, each in any of its forms: Velo and Velos. Texts are keys. */
export function isInflection(one: string, other: string): boolean {
  return areForms(one.split(' '), other.split(' '));
}

/** Of texts, those that are no other form of one before them. `keyOf` is what a text is compared by. */
export function withoutInflections<T>(texts: readonly T[], keyOf: (text: T) => string): readonly T[] {
  const kept: (readonly string[])[] = [];
  return texts.filter((text) => {
    const words = keyOf(text).split(' ');
    const isNew = !kept.some((known) => areForms(known, words));
    if (isNew) kept.push(words);
    return isNew;
  });
}

function areForms(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, place) => isFormOf(word, others[place]!));
}

function isFormOf(word: string, other: string): boolean {
  if (word === other) return true;
  // Forms of a word begin alike.
  if (word.slice(0, 3) !== other.slice(0, 3)) return false;
  const stems = stemsIn(word);
  return stemsIn(other).some((some, language) => some.some((stem) => stems[language]!.includes(stem)));
}

/** Words repeat, and stemming is dear: so many are remembered, then one begins afresh. */
const mostRemembered = 30_000;
const remembered = new Map<string, readonly (readonly string[])[]>();

/** The stems of a word, by language. */
export function stemsIn(word: string): readonly (readonly string[])[] {
  let stems = remembered.get(word);
  if (!stems) {
    stems = languages.map((language) => stemsOf(word, language));
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, stems);
  }
  return stems;
}
