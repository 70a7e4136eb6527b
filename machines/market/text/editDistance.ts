/**
 * The number of edits that turn one word into another: insertions, deletions, replacements, and swaps of neighbours.
 * This is the optimal string alignment, or restricted Damerau-Levenshtein distance.
 */
export function editDistance(one: string, other: string): number {
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
