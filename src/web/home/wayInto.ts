import type { Language } from '#machines/market/language.ts';
import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { pathTo } from '#routes';

import { listPath } from '../addresses/listPath.ts';

/** Where a favoured category begins: real estate with its home, for there one rents or buys; the others with their ads. */
export function wayInto(language: Language, category: number): string {
  return category === realEstate ? pathTo('realEstate', language) : listPath(language, { category });
}
