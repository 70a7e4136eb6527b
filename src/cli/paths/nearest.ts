/** A word among those there are, as a hint at the end of a sentence; empty where none is near. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** The word that takes the fewest changes of a letter, of at most a third of them. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(word.length / 3));
  const [first] = words
    .map((other) => ({ other, changes: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, changes }) => changes <= most && changes < other.length)
    .toSorted((one, two) => one.changes - two.changes);
  return first?.other;
}

/** Letters to add, leave out or change, or neighbours to swap (Damerau and Levenshtein). */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
