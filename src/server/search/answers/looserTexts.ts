import type { Language } from '#machines/market/language.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { type QueryPiece, queryPieces } from '#market/text/typedQuery.ts';
import { wordsOf } from '#market/text/words.ts';
import type { Vocabulary } from '../../suggestions/vocabulary/vocabulary.ts';

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
  const unquoted = pieces.map((piece) => (isQuoted(piece) ? piece.text : piece.written)).join(' ');
  // Of a phrase alone, too, one of the words may be the wrong one.
  const droppable = pieces.filter(isTelling).length > 1 ? pieces : queryPieces(unquoted);
  const telling = droppable.filter(isTelling);
  const left = telling.length < 2 ? [] : telling.toSorted((one, other) => adsWith(one) - adsWith(other));
  const texts = [
    ...(pieces.some(isQuoted) ? [unquoted] : []),
    ...left.map((dropped) => written(droppable.filter((piece) => piece !== dropped))),
  ];
  return [...new Set(texts)].slice(0, mostLooser);
}

function isQuoted({ isPhrase, isUnwanted }: QueryPiece): boolean {
  return isPhrase && !isUnwanted;
}

function isTelling({ text, isUnwanted }: QueryPiece): boolean {
  return !isUnwanted && wordsOf(text).some(({ parts }) => !parts.every(isStopWord));
}

function written(pieces: readonly QueryPiece[]): string {
  return pieces.map((piece) => piece.written).join(' ');
}
