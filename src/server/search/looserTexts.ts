import type { Language } from '#machines/market/language.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { type QueryPiece, queryPieces } from '#market/text/typedQuery.ts';
import { wordsOf } from '#market/text/words.ts';
import type { Vocabulary } from '../suggestions/vocabulary.ts';

/** More than this are not tried. */
const mostLooser = 3;

/**
 * What else a text of several words may say, the closest first: the same without quotation marks, and without one of its
 * words, those that the fewest ads are known to have left out first. Three at the most.
 */
export function looserTexts(
  query: string,
  vocabulary: Pick<Vocabulary, 'textWith'>,
  language: Language,
): readonly string[] {
  const pieces = queryPieces(query);
  const adsWith = ({ text }: QueryPiece) => vocabulary.textWith(text, language)?.known ?? 0;
  const unquoted = pieces.map((piece) => (isQuoted(piece) ? { ...piece, written: piece.text } : piece));
  const telling = pieces.filter((piece) => !piece.isUnwanted && saysSomething(piece));
  const left = telling.length < 2 ? [] : telling.toSorted((one, other) => adsWith(one) - adsWith(other));
  return [
    ...(pieces.some(isQuoted) ? [written(unquoted)] : []),
    ...left.map((dropped) => written(pieces.filter((piece) => piece !== dropped))),
  ].slice(0, mostLooser);
}

function isQuoted({ isPhrase, isUnwanted }: QueryPiece): boolean {
  return isPhrase && !isUnwanted;
}

function saysSomething({ text }: QueryPiece): boolean {
  return wordsOf(text).some(({ parts }) => !parts.every(isStopWord));
}

function written(pieces: readonly QueryPiece[]): string {
  return pieces.map((piece) => piece.written).join(' ');
}
