import { codePointsIn } from '../market/text/codePoints.ts';

/** The shortest text that is searched, in Unicode code points. */
const shortestQuery = 2;

/** The longest text that is searched, in Unicode code points. */
export const longestHelpQuery = 100;

/** The debounce of the search after the last keystroke, in milliseconds. */
export const helpDebounce = 300;

/** The search of a typed text, or of an address; empty if the text is too short to be searched. */
export function helpQueryOf(text: string): string {
  const words = [...text.trim().replace(/\s+/gu, ' ')].slice(0, longestHelpQuery).join('').trim();
  return codePointsIn(words) < shortestQuery ? '' : words;
}
