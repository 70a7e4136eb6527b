import type { QueryWord } from '../queryWord.ts';
import { type LexemeField, lexemesFor, type WordField } from './lexemes.ts';

/** The text form of a `tsquery`. Undefined if no listing can match. */
type Query = string | undefined;

/** The text form of a `tsquery` for listings that have all words. */
export function matchingAll(words: readonly QueryWord[]): string {
  return allIn(words, 'any')!;
}

/** By field: the text form of a `tsquery` for listings that have a word in this field. Undefined if none can. */
export type WordQueries = Readonly<Record<WordField, Query>>;

const wordFields: readonly WordField[] = ['title', 'keywords', 'body', 'compoundOfTitle', 'compoundOfBody'];

export function fieldsHaving(word: QueryWord): WordQueries {
  return {
    title: having(word, 'title'),
    keywords: having(word, 'keywords'),
    body: having(word, 'body'),
    compoundOfTitle: having(word, 'compoundOfTitle'),
    compoundOfBody: having(word, 'compoundOfBody'),
  };
}

function having(word: QueryWord, field: LexemeField): Query {
  const asOne = word.terms.flatMap((term) => lexemesFor(term, field));
  const together = word.alternatives.map((parts) => allIn(parts, field));
  return any([...asOne, ...together, ...(field === 'body' ? word.alternatives.map(apart) : [])]);
}

/** The query for parts of a word that are not together in any single field: they count for the body. */
function apart(parts: readonly QueryWord[]): Query {
  const together = wordFields.flatMap((field) => allIn(parts, field) ?? []);
  return all([allIn(parts, 'any'), ...together.map((query) => `!${query}`)]);
}

function allIn(parts: readonly QueryWord[], field: LexemeField): Query {
  return all(parts.map((part) => having(part, field)));
}

function all(queries: readonly Query[]): Query {
  return queries.includes(undefined) ? undefined : `(${queries.join(' & ')})`;
}

function any(queries: readonly Query[]): Query {
  const possible = queries.filter((query) => query !== undefined);
  return possible.length > 0 ? `(${possible.join(' | ')})` : undefined;
}
