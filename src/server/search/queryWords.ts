import { type Language, languages } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { typedQuery } from '#market/text/typedQuery.ts';
import { askedWordsOf, type Word } from '#market/text/words.ts';
import { categoryTerms } from './categoryTerms.ts';

/** A term that finds a word, and the ads in which it may. The term of a category counts as a keyword of its ads. */
export interface QueryTerm {
  readonly term: string;
  /** Bits by the place in `languages`: in ads of these languages any field counts, in others the keywords alone. */
  readonly languages: number;
}

/** A word that an ad must have: one of the terms, or all parts of one of the alternatives. */
export interface QueryWord {
  readonly terms: readonly QueryTerm[];
  /** Each has several parts. */
  readonly alternatives: readonly (readonly QueryWord[])[];
}

export const everyLanguage = 2 ** languages.length - 1;

/** What the text of a search asks for. */
export interface AskedText {
  /** An ad must have all of them. */
  readonly words: readonly QueryWord[];
  /** And each of these: folded parts, one after another in its title or in its text. All of their words are in `words` too. */
  readonly phrases: readonly (readonly string[])[];
  /** And none of these words. */
  readonly unwanted: readonly QueryWord[];
  /** And none of these phrases. */
  readonly unwantedPhrases: readonly (readonly string[])[];
}

/** Takes the text of a search apart, with stems in the language that it is in, or in all four. */
export function askedText({ query, queryLanguage }: Pick<SearchFilter, 'query' | 'queryLanguage'>): AskedText {
  const { wanted, phrases, unwanted, unwantedPhrases } = typedQuery(query);
  const stemmedIn = queryLanguage === undefined ? languages : [queryLanguage];
  return {
    words: queryWords(wanted, stemmedIn),
    phrases,
    unwanted: distinctWords(unwanted.flatMap(askedWordsOf), stemmedIn),
    unwantedPhrases,
  };
}

/**
 * What plain words ask for, one by one; an ad must have all of them. The README of this folder says in words when an ad
 * has a word. A text without any letter or digit asks for nothing in particular: no words.
 */
export function queryWords(text: string, stemmedIn: readonly Language[] = languages): QueryWord[] {
  return distinctWords(withoutStopWords(askedWordsOf(text)), stemmedIn);
}

function distinctWords(words: readonly Word[], stemmedIn: readonly Language[]): QueryWord[] {
  const distinct = new Map<string, QueryWord>();
  for (const { alternatives } of words) {
    const asOne = alternatives.filter(({ length }) => length === 1).flatMap(([term]) => termsOf(term!, stemmedIn));
    const apart = alternatives.filter(({ length }) => length > 1);
    distinct.set(JSON.stringify(alternatives), {
      terms: asOne,
      alternatives: apart.map((alternative) =>
        alternative.map((part) => ({ terms: termsOf(part, stemmedIn), alternatives: [] })),
      ),
    });
  }
  return [...distinct.values()];
}

/** Words repeat, with every letter that is typed behind them, and stemming is dear: so many are remembered, then one begins afresh. */
const mostRemembered = 10_000;
const remembered = new Map<string, readonly QueryTerm[]>();

function termsOf(part: string, stemmedIn: readonly Language[]): readonly QueryTerm[] {
  const key = `${stemmedIn.join(' ')}: ${part}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const terms = stemmedTerms(part, stemmedIn);
  remembered.set(key, terms);
  return terms;
}

function stemmedTerms(part: string, stemmedIn: readonly Language[]): readonly QueryTerm[] {
  const found = new Map([[fold(part), everyLanguage]]);
  for (const language of stemmedIn) {
    const inLanguage = 1 << languages.indexOf(language);
    for (const stem of stemsOf(part, language)) found.set(stem, (found.get(stem) ?? 0) | inLanguage);
  }
  for (const term of categoryTerms(part, stemmedIn)) found.set(term, everyLanguage);
  return Array.from(found, ([term, inLanguages]) => ({ term, languages: inLanguages }));
}
