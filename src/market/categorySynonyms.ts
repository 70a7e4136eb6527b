import type { CategoryId } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms as de } from './categorySynonyms/de.ts';
import { categorySynonyms as en } from './categorySynonyms/en.ts';
import { categorySynonyms as fr } from './categorySynonyms/fr.ts';
import { categorySynonyms as it } from './categorySynonyms/it.ts';

/**
 * By category, single words with a space between them, in the spelling that one reads. A word stands here if it means all
 * of the category, or one of the things that its name lists: `Fahrrad` for bicycles, but no brand, for whoever types one
 * wants no other. Words of the category's name are known anyway. A word may mean several categories.
 */
export type CategorySynonyms = Readonly<Partial<Record<CategoryId, string>>>;

/** A word for a category, beside its name. */
export interface CategorySynonym {
  readonly category: CategoryId;
  readonly language: Language;
  readonly word: string;
}

const tables: Readonly<Record<Language, CategorySynonyms>> = { de, fr, it, en };

/** All of them. */
export const categorySynonyms: readonly CategorySynonym[] = languages.flatMap((language) =>
  Object.entries(tables[language]).flatMap(([id, words]) =>
    words.split(' ').map((word) => ({ category: Number(id) as CategoryId, language, word })),
  ),
);
