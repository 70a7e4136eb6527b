import { type Language, languages } from '#machines/market/language.ts';

/**
 * The visitor's first language that the market supports, if it should be offered instead of the shown one. Undefined if
 * the visitor reads the shown language, at any position in the list.
 * @param read the browser's languages, preferred first: `['fr-CH', 'en']`
 */
export function preferredLanguage(read: readonly string[], shown: Language): Language | undefined {
  const spoken = read.map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]));
  return spoken.includes(shown) ? undefined : spoken.find((language) => language !== undefined);
}
