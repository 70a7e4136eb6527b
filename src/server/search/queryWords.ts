import { type Language, languages } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { typedQuery } from '#market/text/typedQuery.ts';
import { queryWordsOf, type Word } from '#market/text/words.ts';
import { fieldMask } from './fields.ts';
import { categoryTerms } from './names/categoryTerms.ts';
import { namedThings, thingsByName } from './names/thingTerms.ts';
import { everyLanguage, type QueryTerm, type QueryWord } from './queryWord.ts';

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
 * word. Words that together name a thing or a category are one word. A text without a letter or digit has no words and
 * matches everything.
 */
export function queryWords(text: string, stemmedIn: readonly Language[] = languages): QueryWord[] {
  const words = withoutStopWords(queryWordsOf(text));
  const found = new Map<string, QueryWord>();
  for (let at = 0; at < words.length;) {
    const name = longestName(words.slice(at), stemmedIn);
    found.set(keyOf(name), name.length === 1 ? wordIn(name[0]!, stemmedIn) : nameIn(name, stemmedIn));
    at += name.length;
  }
  return [...found.values()];
}

function distinctWords(words: readonly Word[], stemmedIn: readonly Language[]): QueryWord[] {
  return [...new Map(words.map((word) => [keyOf([word]), wordIn(word, stemmedIn)])).values()];
}

function keyOf(words: readonly Word[]): string {
  return JSON.stringify(words.map(({ alternatives }) => alternatives));
}

/** The most first words that name a thing or a category together, or otherwise the first word. */
function longestName(words: readonly Word[], stemmedIn: readonly Language[]): readonly Word[] {
  for (let length = Math.min(words.length, mostWords); length > 1; length -= 1) {
    const some = words.slice(0, length);
    const { category, thing } = meaningOf(partsOf(some), stemmedIn);
    if (category.length + thing.terms.length > 0) return some;
  }
  return words.slice(0, 1);
}

const mostWords = Math.max(categoryTerms.most, thingsByName.most);

function wordIn({ parts, joined, alternatives }: Word, stemmedIn: readonly Language[]): QueryWord {
  const asOne = alternatives.filter(({ length }) => length === 1).flatMap(([term]) => termsOf(term!, stemmedIn));
  const apart = alternatives.filter(({ length }) => length > 1);
  const things = [parts, ...(joined === undefined ? [] : [[joined]])].map((each) => meaningOf(each, stemmedIn).thing);
  return {
    terms: [...asOne, ...things.flatMap(({ terms }) => terms)],
    alternatives: [
      ...apart.map((alternative) => alternative.map((part) => ({ terms: termsOf(part, stemmedIn), alternatives: [] }))),
      ...things.flatMap((thing) => thing.alternatives),
    ],
  };
}

/** The words of a name: each of them, or the category that they name, or the other names of the thing. */
function nameIn(words: readonly Word[], stemmedIn: readonly Language[]): QueryWord {
  const { category, thing } = meaningOf(partsOf(words), stemmedIn);
  return {
    terms: [...category, ...thing.terms],
    alternatives: [words.map((word) => wordIn(word, stemmedIn)), ...thing.alternatives],
  };
}

function partsOf(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ parts }) => parts);
}

/** The category and the thing that words name together. */
interface Meaning {
  readonly category: readonly QueryTerm[];
  readonly thing: QueryWord;
}

/**
 * The maximum number of words in the cache, at which it is cleared. Words repeat with every letter typed after them,
 * and stemming is expensive.
 */
const mostRemembered = 10_000;
const remembered = new Map<string, readonly QueryTerm[]>();
const rememberedMeanings = new Map<string, Meaning>();

function termsOf(part: string, stemmedIn: readonly Language[]): readonly QueryTerm[] {
  return cached(remembered, `${stemmedIn.join(' ')}: ${part}`, () => stemmedTerms(part, stemmedIn));
}

function meaningOf(parts: readonly string[], stemmedIn: readonly Language[]): Meaning {
  return cached(rememberedMeanings, `${stemmedIn.join(' ')}: ${parts.join(' ')}`, () => ({
    category: categoriesNamed(parts, stemmedIn),
    thing: namedThings(thingsByName.meanings(parts, stemmedIn)),
  }));
}

function stemmedTerms(part: string, stemmedIn: readonly Language[]): readonly QueryTerm[] {
  const found = new Map([[fold(part), everyLanguage]]);
  for (const language of stemmedIn) {
    const inLanguage = 1 << languages.indexOf(language);
    for (const stem of stemsOf(part, language)) found.set(stem, (found.get(stem) ?? 0) | inLanguage);
  }
  return [
    ...Array.from(found, ([term, inLanguages]) => ({ term, languages: inLanguages, fields: fieldMask })),
    ...categoriesNamed([part], stemmedIn),
  ];
}

function categoriesNamed(parts: readonly string[], stemmedIn: readonly Language[]): readonly QueryTerm[] {
  return Array.from(categoryTerms.meanings(parts, stemmedIn), (term) => ({
    term,
    languages: everyLanguage,
    fields: fieldMask,
  }));
}

function cached<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) {
    value = make();
    if (values.size >= mostRemembered) values.clear();
    values.set(key, value);
  }
  return value;
}
