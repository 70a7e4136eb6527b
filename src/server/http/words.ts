import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { languages, type Language } from '#machines/market/language.ts';

/** Says a descriptor of `src/words` in a language. */
export type Say = (word: MessageDescriptor, values?: Record<string, string | number>) => string;

/** The words of every language, from the catalogues that come through the web's door. */
export type Words = Readonly<Record<Language, Say>>;

/** Makes of the catalogues, by language, what says their words; a word that a catalogue lacks is said in English. */
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
