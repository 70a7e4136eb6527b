import { type Language, languages } from '#machines/market/language.ts';

/**
 * The language of the market that a reader would rather have than the one shown: the first of theirs that it speaks. None
 * if they read the one shown, wherever it stands in their list.
 *
 * @param read as a browser lists them, the favourite first: `['fr-CH', 'en']`
 */
export function preferredLanguage(read: readonly string[], shown: Language): Language | undefined {
  const spoken = read.map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]));
  return spoken.includes(shown) ? undefined : spoken.find((language) => language !== undefined);
}
