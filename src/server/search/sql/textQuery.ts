import type { QueryWord } from '../queryWords.ts';
import { type LexemeField, lexemesFor, type WordField } from './lexemes.ts';

/** The text form of a `tsquery` for listings that have all words. */
export function matchingAll(words: readonly QueryWord[]): string {
  return all(words.map((word) => having(word, 'any')));
}

/** By field: the text form of a `tsquery` for listings that have a word in this field. */
export type WordQueries = Readonly<Record<WordField, string>>;

const wordFields: readonly WordField[] = ['title', 'keywords', 'body', 'compoundOfTitle', 'compoundOfBody'];

/** A word whose parts are not together in any single field counts for the body. */
export function fieldsHaving(word: QueryWord): WordQueries {
  const inField = (field: WordField) => having(word, field);
  const together = (alternative: Alternative, field: LexemeField) =>
    all(alternative.map((part) => having(part, field)));
  const apart = word.alternatives.map((alternative) => {
    const inNone = wordFields.map((field) => `!${together(alternative, field)}`);
    return all([together(alternative, 'any'), ...inNone]);
  });
  return {
    title: inField('title'),
    keywords: inField('keywords'),
    body: any([inField('body'), ...apart]),
    compoundOfTitle: inField('compoundOfTitle'),
    compoundOfBody: inField('compoundOfBody'),
  };
}

type Alternative = QueryWord['alternatives'][number];

function having(word: QueryWord, field: LexemeField): string {
  const asOne = word.terms.flatMap((term) => lexemesFor(term, field));
  return any([
    ...asOne,
    ...word.alternatives.map((alternative) => all(alternative.map((part) => having(part, field)))),
  ]);
}

function all(queries: readonly string[]): string {
  return `(${queries.join(' & ')})`;
}

function any(queries: readonly string[]): string {
  return `(${queries.join(' | ')})`;
}
