import type { Word } from './words.ts';

/**
 * Articles, conjunctions and prepositions that accompany search words. With their accents, none of them names a thing
 * in another of the four languages. `car`, `or` and `thé` are no stop words, because they are for sale.
 */
const stopWords = new Set(
  [
    'der die das den dem des ein eine einen einem einer eines und oder mit für von vom zu zum zur im in am auf aus bei',
    'le la les un une des du de et ou à au aux avec pour sur en dans',
    'il lo gli i uno una di del dello della dei degli delle da dal e ed o con per su nel nella',
    'the a of for with to at by and',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a part of a word, in lower case with accents, is a stop word. */
export function isStopWord(part: string): boolean {
  return stopWords.has(part);
}

/**
 * The words of a query that a listing must have: all except stop words. If there are only stop words, they are
 * required.
 */
export function withoutStopWords(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ parts }) => !parts.every((part) => stopWords.has(part)));
  return telling.length > 0 ? telling : words;
}
