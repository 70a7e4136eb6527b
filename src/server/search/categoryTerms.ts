import { isTopLevel } from '#machines/market/categories/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { wordsOf } from '#market/text/words.ts';
import { filterTerm } from './filterTerms.ts';

/**
 * The terms of the categories that a word names (`#market/categorySynonyms.ts`), by its spelling in any language or by
 * its stem in one of `stemmedIn`. Every listing of a category already has the category's term, so no listing stores the
 * synonyms.
 */
export function categoryTerms(part: string, stemmedIn: readonly Language[]): readonly string[] {
  const found = new Set(written.get(fold(part)));
  for (const language of stemmedIn) {
    for (const stem of stemsOf(part, language)) for (const term of stems[language].get(stem) ?? []) found.add(term);
  }
  return [...found];
}

const written = new Map<string, string[]>();
const stems = Object.fromEntries(languages.map((language) => [language, new Map<string, string[]>()])) as Readonly<
  Record<Language, Map<string, string[]>>
>;

for (const { category, language, word } of categorySynonyms) {
  const [{ parts, joined } = { parts: [] }] = wordsOf(word);
  const whole = joined ?? parts[0]!;
  const term = isTopLevel(category) ? filterTerm.topCategory(category) : filterTerm.category(category);
  note(written, fold(whole), term);
  for (const stem of stemsOf(whole, language)) note(stems[language], stem, term);
}

function note(terms: Map<string, string[]>, word: string, term: string): void {
  terms.set(word, [...(terms.get(word) ?? []), term]);
}
