import type { QueryWord } from '../queryWords.ts';
import { type LexemeField, lexemesFor } from './lexemes.ts';

/** The ads that have all words, as the text form of a `tsquery`. */
export function matchingAll(words: readonly QueryWord[]): string {
  return all(words.map((word) => having(word, 'any')));
}

/** The ads that have a word in one field, as the text form of a `tsquery`. */
export type WordQueries = Readonly<Record<'title' | 'keywords' | 'body', string>>;

/** A word whose parts no one field has together is one of the text. */
export function fieldsHaving(word: QueryWord): WordQueries {
  const asWritten = {
    title: having(word, 'title'),
    keywords: having(word, 'keywords'),
    body: having(word, 'body'),
  };
  const together = (way: Way, field: LexemeField) => all(way.map((part) => having(part, field)));
  const apart = word.ways.map((way) => {
    const inNone = (['title', 'keywords', 'body'] as const).map((field) => `!${together(way, field)}`);
    return all([together(way, 'any'), ...inNone]);
  });
  return { ...asWritten, body: any([asWritten.body, ...apart]) };
}

type Way = QueryWord['ways'][number];

function having(word: QueryWord, field: LexemeField): string {
  const asOne = word.alternatives.flatMap((alternative) => lexemesFor(alternative, field));
  return any([...asOne, ...word.ways.map((way) => all(way.map((part) => having(part, field))))]);
}

function all(queries: readonly string[]): string {
  return `(${queries.join(' & ')})`;
}

function any(queries: readonly string[]): string {
  return `(${queries.join(' | ')})`;
}
