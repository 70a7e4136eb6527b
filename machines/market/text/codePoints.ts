/** How many Unicode code points a text has: its length as people count (decisions, Limits). */
export function codePointsIn(text: string): number {
  return [...text].length;
}
