import type { Language } from '#machines/market/language.ts';
import '#market/addresses/everySpelling.ts';

import { addressInEach } from './address.ts';

/**
 * A page's address in each language, with localized slugs. For the server alone: it loads the words of all languages.
 */
export function addressesOf(address: string): Readonly<Record<Language, string>> {
  return addressInEach(address);
}
