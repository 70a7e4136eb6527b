import { type Language, languages } from '#machines/market/language.ts';
import '#market/everySpelling.ts';

import { addressIn } from './address.ts';

/** A page's address in each language, as that spells it. For the server alone: it brings the words of all. */
export function addressesOf(address: string): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, addressIn(address, language)])) as Record<
    Language,
    string
  >;
}
