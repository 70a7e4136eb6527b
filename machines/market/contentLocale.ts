import type { Language } from './language.ts';

/** The locales of content. English content is for no country in particular. */
export const contentLocales = ['de-ch', 'fr-ch', 'it-ch', 'en'] as const;

export type ContentLocale = (typeof contentLocales)[number];

/** The default locale of content (decisions, Languages). */
export const defaultContentLocale: ContentLocale = 'de-ch';

/** The locale of content in a language. */
export function contentLocaleOf(language: Language): ContentLocale {
  return language === 'en' ? 'en' : `${language}-ch`;
}
