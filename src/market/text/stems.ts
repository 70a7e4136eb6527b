import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Language } from '#machines/market/language.ts';
import { fold } from './fold.ts';

/**
 * Counts up whenever a word may give other terms than before: an index written under another number is built anew.
 * A test holds a frozen text against it.
 */
export const analysisVersion = 12;

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: (word) => withoutVowelPlural(german(word)),
  fr: (word) => withoutVowelPlural(french(word)),
  it: (word) => italian(inPlural(word)),
  en: english,
};

/**
 * The stem of a part of a word in one language, folded: `armadi` and `armadio` have the same. Both ways lead to it that
 * people write, with their accents and without (`brodée` and `brodee` are not stemmed alike), so there may be two.
 * A part with a digit in it has none: it is found as written.
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

/** Snowball takes things in -ano and -ono for verbs (divano, trapano, grammofono), but not when there are several of them. */
function inPlural(word: string): string {
  return word.replace(/(?<=.{2}[ao]n)o$/, 'i');
}
