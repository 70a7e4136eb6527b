import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { languages, type Language } from '#machines/market/language.ts';

/** Translates a descriptor of `src/words` into a language. */
export type Say = (word: MessageDescriptor, values?: Record<string, string | number>) => string;

/** The translations of every language, from the catalogues of the web's SSR bundle. */
export type Words = Readonly<Record<Language, Say>>;

/** Creates the translations from catalogues, by language. A message that a catalogue lacks is in English. */
export function wordsOf(catalogues: Readonly<Record<Language, Messages>>): Words {
  return Object.fromEntries(
    languages.map((language): [Language, Say] => {
      const i18n = setupI18n({ locale: language, messages: { [language]: catalogues[language] } });
      return [
        language,
        (word, values) => i18n._(word.id, values, word.message === undefined ? {} : { message: word.message }),
      ];
    }),
  ) as Record<Language, Say>;
}
