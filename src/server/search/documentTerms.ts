import { type Language, languages } from '#machines/market/language.ts';
import { compoundParts } from '#market/text/compounds/compoundParts.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { wordOf, writtenWords } from '#market/text/words.ts';
import { inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from './fields.ts';
import type { SearchDocument } from './searchPort.ts';

/**
 * Reports the index terms of a listing, once per occurrence, each with its field (a bit of `fields.ts`). The terms are
 * the folded parts of every word, words of several parts joined, and measures. They also include stems: title and text
 * use the listing's own language, keywords use all four.
 */
export function eachTerm(document: SearchDocument, tell: (term: string, field: number) => void): void {
  eachWord(document, (word, termsOf, field) => {
    const { whole, inCompound } = termsOf(word);
    for (const term of whole) tell(term, field);
    for (const term of inCompound) tell(term, compoundField(field));
  });
}

/** Reports each word of a listing as written, with the function that returns its terms and with its field. */
export function eachWord(
  document: SearchDocument,
  tell: (word: string, termsOf: TermsOf, field: number) => void,
): void {
  const inItsLanguage = termsIn[document.language];
  for (const word of writtenWords(document.title)) tell(word, inItsLanguage, inTitle);
  for (const word of writtenWords(document.body)) tell(word, inItsLanguage, inBody);
  for (const keyword of document.keywords) {
    for (const word of writtenWords(keyword)) tell(word, termsInAll, inKeywords);
  }
}

/** The field of a compound's parts, by the field of the compound. Keywords are not divided. */
export function compoundField(field: number): number {
  return field === inTitle ? inCompoundOfTitle : inCompoundOfBody;
}

/** The terms of a word, each once: its own, and those of its parts as a compound. */
export interface WordTerms {
  readonly whole: readonly string[];
  readonly inCompound: readonly string[];
}

/** The terms of a word as it is written. There are few such functions: one per language, and one for all. */
export type TermsOf = (word: string) => WordTerms;

const termsIn: Readonly<Record<Language, TermsOf>> = {
  de: remembered((word) => termsInLanguage(word, 'de')),
  fr: remembered((word) => termsInLanguage(word, 'fr')),
  it: remembered((word) => termsInLanguage(word, 'it')),
  en: remembered((word) => termsInLanguage(word, 'en')),
};
const termsInAll = remembered((word) => ({ whole: termsOfWord(word, languages), inCompound: [] }));

/** The maximum number of words in the cache, at which it is cleared. Words repeat, and stemming is expensive. */
const mostRemembered = 30_000;

function remembered(termsOf: TermsOf): TermsOf {
  const known = new Map<string, WordTerms>();
  return (word) => {
    let terms = known.get(word);
    if (!terms) {
      terms = termsOf(word);
      if (known.size >= mostRemembered) known.clear();
      known.set(word, terms);
    }
    return terms;
  };
}

/**
 * The folded parts of a word as written, in order. Each part is one of the word's terms. Phrases are compared by these
 * parts.
 */
export function partsOfWord(word: string): readonly string[] {
  return wordOf(word).parts.map(fold);
}

function termsInLanguage(word: string, language: Language): WordTerms {
  const whole = termsOfWord(word, [language]);
  const known = new Set(whole);
  const parts = wordOf(word).parts.flatMap((part) => compoundParts(part, language));
  const inCompound = parts
    .flatMap((part) => [fold(part), ...stemsOf(part, language)])
    .filter((term) => !known.has(term));
  return { whole, inCompound: [...new Set(inCompound)] };
}

function termsOfWord(word: string, stemmedIn: readonly Language[]): readonly string[] {
  const { parts, joined, measures } = wordOf(word);
  const all = joined === undefined ? parts : [...parts, joined];
  const stemmed = all.flatMap((part) => [fold(part), ...stemmedIn.flatMap((language) => stemsOf(part, language))]);
  return [...new Set([...stemmed, ...measures.map(fold)])];
}
