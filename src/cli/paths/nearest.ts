import { editDistance } from '#machines/market/text/editDistance.ts';

/** A similar known word, as a hint at the end of a sentence; empty if none is similar. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** The candidate with the smallest edit distance to a word, of at most a third of the word's letters or two. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(word.length / 3));
  const [first] = words
    .map((other) => ({ other, changes: editDistance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, changes }) => changes <= most && changes < other.length)
    .toSorted((one, two) => one.changes - two.changes);
  return first?.other;
}
