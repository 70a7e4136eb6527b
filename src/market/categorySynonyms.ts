import type { CategoryId } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms as de } from './categorySynonyms/de.ts';
import { categorySynonyms as en } from './categorySynonyms/en.ts';
import { categorySynonyms as fr } from './categorySynonyms/fr.ts';
import { categorySynonyms as it } from './categorySynonyms/it.ts';

/**
 * Synonyms by category, in their usual spelling, separated by spaces. Hyphens join the words of a synonym, which
 * visitors also type with spaces: `bon-cadeau`. A synonym means the whole category, or one of the things in its name:
 * `Fahrrad` for bicycles. Brands do not belong here, because a visitor who types a brand wants no other. Words of the
 * category's name are known anyway. A synonym may mean several categories.
 */
export type CategorySynonyms = Readonly<Partial<Record<CategoryId, string>>>;

/** A synonym of a category's name. */
export interface CategorySynonym {
  readonly category: CategoryId;
  readonly language: Language;
  readonly word: string;
}

const tables: Readonly<Record<Language, CategorySynonyms>> = { de, fr, it, en };

/** The category synonyms of all languages. */
export const categorySynonyms: readonly CategorySynonym[] = languages.flatMap((language) =>
  Object.entries(tables[language]).flatMap(([id, words]) =>
    words.split(' ').map((word) => ({ category: Number(id) as CategoryId, language, word })),
  ),
);
