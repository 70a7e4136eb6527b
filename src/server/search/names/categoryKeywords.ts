import { type Category, categoryById, categoryTree, parentOf } from '#machines/market/categories/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { fold } from '#market/text/fold.ts';

/** The names of a listing's category and of the one above it, in every language. Search finds the listing by them. */
export function categoryKeywords(category: number): readonly string[] {
  const above = parentOf(category);
  return [...Object.values(categoryById(category)?.name ?? {}), ...(above ? keywordsOfSection.get(above.id)! : [])];
}

const keywordsOfSection: ReadonlyMap<number, readonly string[]> = new Map(
  categoryTree.map((section) => [section.id, languages.map((language) => sharedName(section, language))]),
);

/**
 * The name of a top-level category, without words that are synonyms of only some of its subcategories. A search for
 * «meubles» must not find the lamps of «Meubles et maison».
 */
function sharedName({ name, children }: Category, language: Language): string {
  const below: ReadonlySet<number> = new Set(children.map(({ id }) => id));
  const synonyms = categorySynonyms.filter((each) => each.language === language && below.has(each.category));
  const narrower = new Set(synonyms.map(({ word }) => fold(word)));
  const words = name[language].split(' ').filter((word) => !narrower.has(fold(word)));
  return words.join(' ');
}
