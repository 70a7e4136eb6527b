import type { Language } from '#machines/market/language.ts';
import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { spellingIn } from '#market/addresses/spellings.ts';
import { pathTo } from '#routes';

/**
 * The landing page of a category of the tree; real estate's is its home. Its slug is the category's name, as far as somebody
 * has brought the words of the language: the server adds it.
 */
export function categoryPath(language: Language, id: number): string {
  if (id === realEstate) return pathTo('realEstate', language);
  const slug = spellingIn(language)?.category(id);
  return pathTo('category', language, { categoryId: String(id), ...(slug !== undefined && { slug }) });
}
