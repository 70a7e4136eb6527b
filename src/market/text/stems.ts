import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Language } from '#machines/market/language.ts';
import { fold } from './fold.ts';

/**
 * The version of the text analysis. Increment it when a word may give other terms than before: an index with another
 * version is rebuilt. A test checks it against a frozen text.
 */
export const analysisVersion = 12;

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: (word) => withoutVowelPlural(german(word)),
  fr: (word) => withoutVowelPlural(french(word)),
  it: (word) => italian(inPlural(word)),
  en: english,
};

/**
 * The folded stem of a part of a word in a language: `armadi` and `armadio` have the same. Spellings with and without
 * accents must match, but may have different stems (`brodée` and `brodee`), so there may be two. A part with a digit
 * has no stem and is found as written.
 */
export function stemsOf(part: string, language: Language): readonly string[] {
  if (/\P{L}/u.test(part)) return [];
  const stem = stemmers[language];
  const accented = fold(stem(part));
  const plain = stem(fold(part));
  return accented === plain ? [accented] : [accented, plain];
}

/** Snowball leaves the plural of words ending in a vowel: Autos, Velos, Handys; vélos, menus, jeux, bijoux. */
function withoutVowelPlural(stem: string): string {
  return stem.replace(/(?<=.{3}[aiouy])s$|(?<=.[eo]u)x$/, '');
}

/**
 * Changes Italian nouns in -ano and -ono to the plural: Snowball stems the singular as a verb (divano, trapano,
 * grammofono).
 */
function inPlural(word: string): string {
  return word.replace(/(?<=.{2}[ao]n)o$/, 'i');
}
