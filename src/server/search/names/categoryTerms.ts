import { isTopLevel } from '#machines/market/categories/categoryTree.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { filterTerm } from '../filterTerms.ts';
import { TypedNames } from './typedNames.ts';

/**
 * The synonyms of categories (`#market/categorySynonyms.ts`), each with its category's term. Every listing of a category
 * already has this term, so no listing stores the synonyms.
 */
export const categoryTerms = new TypedNames<string>();

for (const { category, language, word } of categorySynonyms) {
  const term = isTopLevel(category) ? filterTerm.topCategory(category) : filterTerm.category(category);
  categoryTerms.add(word.replaceAll('-', ' '), language, term);
}
