import type { Language } from '#machines/market/language.ts';
import '#market/addresses/everySpelling.ts';

import { addressInEach } from './address.ts';

/** A page's address in each language, as that spells it. For the server alone: it brings the words of all. */
export function addressesOf(address: string): Readonly<Record<Language, string>> {
  return addressInEach(address);
}
