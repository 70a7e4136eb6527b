import { type Language, languages } from '#machines/market/language.ts';
import { compoundParts } from '#market/text/compounds/compoundParts.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { wordOf, writtenWords } from '#market/text/words.ts';
import { inBody, inCompoundOfBody, inCompoundOfTitle, inKeywords, inTitle } from './fields.ts';
import type { SearchDocument } from './searchPort.ts';

/**
 * Reports the terms that an ad is found by, each with its field (a bit of `fields.ts`), once per occurrence. They are
 * every part of every word, words of several parts as one, and measures, folded; also the stems of parts and words: in
 * title and text those of the ad's own language, in keywords those of all four.
 */
export function eachTerm(document: SearchDocument, tell: (term: string, field: number) => void): void {
  eachWord(document, (word, termsOf, field) => {
    const { whole, inCompound } = termsOf(word);
    for (const term of whole) tell(term, field);
    for (const term of inCompound) tell(term, compoundField(field));
  });
}

/** Tells the words of an ad as they are written, each with what gives its terms there, and its field. */
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

/** Words repeat, and stemming is dear: so many are remembered, then one begins afresh. */
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

/** The parts of a word as it is written, folded, in their order: each is one of its terms, and phrases are compared by them. */
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
