import { type Language, languages } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { typedQuery } from '#market/text/typedQuery.ts';
import { queryWordsOf, type Word } from '#market/text/words.ts';
import { categoryTerms } from './categoryTerms.ts';

/**
 * A term that matches a word, and the listings in which it may match. A category term counts as a keyword of its
 * listings.
 */
export interface QueryTerm {
  readonly term: string;
  /**
   * A bit per index in `languages`. Listings in these languages match in any field, other listings only in their
   * keywords.
   */
  readonly languages: number;
}

/** A required word. It matches by one of the terms, or by all parts of one of the alternatives. */
export interface QueryWord {
  readonly terms: readonly QueryTerm[];
  /** Each alternative has several parts. */
  readonly alternatives: readonly (readonly QueryWord[])[];
}

export const everyLanguage = 2 ** languages.length - 1;

/** The parsed text of a search. */
export interface ParsedText {
  /** A listing must have all of these words. */
  readonly words: readonly QueryWord[];
  /**
   * A listing must also have each of these phrases: folded parts in sequence in its title or text. `words` contains
   * their words too.
   */
  readonly phrases: readonly (readonly string[])[];
  /** A listing must have none of these words. */
  readonly unwanted: readonly QueryWord[];
  /** A listing must have none of these phrases. */
  readonly unwantedPhrases: readonly (readonly string[])[];
}

/** Parses the text of a search. Stems follow the query's language, or all four languages if it has none. */
export function parsedText({ query, queryLanguage }: Pick<SearchFilter, 'query' | 'queryLanguage'>): ParsedText {
  const { wanted, phrases, unwanted, unwantedPhrases } = typedQuery(query);
  const stemmedIn = queryLanguage === undefined ? languages : [queryLanguage];
  return {
    words: queryWords(wanted, stemmedIn),
    phrases,
    unwanted: distinctWords(unwanted.flatMap(queryWordsOf), stemmedIn),
    unwantedPhrases,
  };
}

/**
 * The words of a plain text, all of which a listing must have. The README of this folder defines when a listing has a
 * word. A text without a letter or digit has no words and matches everything.
 */
export function queryWords(text: string, stemmedIn: readonly Language[] = languages): QueryWord[] {
  return distinctWords(withoutStopWords(queryWordsOf(text)), stemmedIn);
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

/** Words repeat with every letter typed after them, and stemming is expensive. At this size the cache is cleared. */
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
