/** The languages of the market: three of Switzerland's four, and English for those who speak none of them. */
export const languages = ['de', 'fr', 'it', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** One text in every language of the market. */
export type Multilingual = Readonly<Record<Language, string>>;

/** The language in a cookie, an address or a profile; an unknown one becomes German (I18N-4). */
export function toLanguage(asked: unknown): Language {
  return languages.find((language) => language === asked) ?? defaultLanguage;
}
