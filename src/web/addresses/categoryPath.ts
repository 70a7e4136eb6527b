import type { Language } from '#machines/market/language.ts';
import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { spellingIn } from '#market/addresses/spellings.ts';
import { pathTo } from '#routes';

/**
 * The landing page of a category of the tree; for real estate it is the home page. The slug is the category's name, if
 * the words of the language are loaded: otherwise the server adds it.
 */
export function categoryPath(language: Language, id: number): string {
  if (id === realEstate) return pathTo('realEstate', language);
  const slug = spellingIn(language)?.category(id);
  return pathTo('category', language, { categoryId: String(id), ...(slug !== undefined && { slug }) });
}
