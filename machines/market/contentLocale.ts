import type { Language } from './language.ts';

/** The locales that content is written in; English is of no country. */
export const contentLocales = ['de-ch', 'fr-ch', 'it-ch', 'en'] as const;

export type ContentLocale = (typeof contentLocales)[number];

/** The locale of content that everybody gets who has none of their own (decisions, Languages). */
export const defaultContentLocale: ContentLocale = 'de-ch';

/** The locale of content in a language. */
export function contentLocaleOf(language: Language): ContentLocale {
  return language === 'en' ? 'en' : `${language}-ch`;
}
