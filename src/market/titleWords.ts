import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { type CategoryId, isCategory } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { titleWords as de } from './titleWords/de.ts';
import { titleWords as en } from './titleWords/en.ts';
import { titleWords as fr } from './titleWords/fr.ts';
import { titleWords as it } from './titleWords/it.ts';
import { titleNames } from './titleWords/names.ts';

/**
 * Names of things in titles of listings, by category, separated by commas. Search does not use them: a search for
 * `Kommode` must not find every wardrobe.
 */
export type TitleWords = Readonly<Partial<Record<CategoryId, string>>>;

/** The name of a thing in titles, in one or more words. */
export interface TitleWord {
  readonly category: CategoryId;
  /** The language of the name; null for makes and models, which are the same in all languages. */
  readonly language: Language | null;
  readonly text: string;
}

const cars = 2020;
const tables: Readonly<Record<Language, TitleWords>> = { de, fr, it, en };

/** All title words, including the makes of cars. */
export const titleWords: readonly TitleWord[] = [
  ...languages.flatMap((language) => wordsOf(tables[language], language)),
  ...wordsOf(titleNames, null),
  ...Object.values(carBrands).map((text) => ({ category: cars, language: null, text }) as const),
];

function wordsOf(table: TitleWords, language: Language | null): readonly TitleWord[] {
  return Object.entries(table).flatMap(([id, texts]) => {
    const category = Number(id);
    return isCategory(category) ? texts.split(', ').map((text) => ({ category, language, text })) : [];
  });
}
