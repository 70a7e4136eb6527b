import type { Language } from '#machines/market/language.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { type QueryPiece, queryPieces } from '#market/text/typedQuery.ts';
import { wordsOf } from '#market/text/words.ts';
import type { Vocabulary } from '../../suggestions/vocabulary/vocabulary.ts';

/** The maximum number of looser texts. */
const mostLooser = 3;

/**
 * Looser variants of a text with several words, the closest first. The first drops the quotation marks. Each other
 * drops one word, the rarest known word first. There are at most three.
 */
export function looserTexts(
  query: string,
  vocabulary: Pick<Vocabulary, 'textWith'>,
  language: Language,
): readonly string[] {
  const pieces = queryPieces(query);
  const listingsWith = ({ text }: QueryPiece) => vocabulary.textWith(text, language)?.known ?? 0;
  const unquoted = pieces.map((piece) => (isQuoted(piece) ? piece.text : piece.written)).join(' ');
  // If the query is a single phrase, its words are treated separately, because one of them may be wrong too.
  const droppable = pieces.filter(isDistinctive).length > 1 ? pieces : queryPieces(unquoted);
  const telling = droppable.filter(isDistinctive);
  const left = telling.length < 2 ? [] : telling.toSorted((one, other) => listingsWith(one) - listingsWith(other));
  const texts = [
    ...(pieces.some(isQuoted) ? [unquoted] : []),
    ...left.map((dropped) => written(droppable.filter((piece) => piece !== dropped))),
  ];
  return [...new Set(texts)].slice(0, mostLooser);
}

function isQuoted({ isPhrase, isUnwanted }: QueryPiece): boolean {
  return isPhrase && !isUnwanted;
}

function isDistinctive({ text, isUnwanted }: QueryPiece): boolean {
  return !isUnwanted && wordsOf(text).some(({ parts }) => !parts.every(isStopWord));
}

function written(pieces: readonly QueryPiece[]): string {
  return pieces.map((piece) => piece.written).join(' ');
}
