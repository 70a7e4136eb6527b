import type { Language } from '#machines/market/language.ts';
import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { pathTo } from '#routes';

import { listPath } from '../addresses/listPath.ts';

/**
 * The entry page of a popular category: for real estate its home page, where visitors choose between rent and buy; for
 * the others the list.
 */
export function wayInto(language: Language, category: number): string {
  return category === realEstate ? pathTo('realEstate', language) : listPath(language, { category });
}
