import { currencyBefore, spacedUnit } from './units.ts';

/** The maximum number of words in a name. Part numbers and phone numbers have no more groups. */
const mostTokens = 8;

/**
 * Joins words that may be written as one. One kind is a number and its unit (60 m2, CHF 50). The other is the groups of
 * a number with letters (4G0 601 025 P, 06A 906 032-HN, E 220 d). The words of a compound stay separated by a space.
 */
export function compoundTokens(words: readonly string[], areNeighbours: (place: number) => boolean): string[] {
  const compounds: string[] = [];
  let length = 0;
  for (const [place, word] of words.entries()) {
    const before = place > 0 ? words[place - 1]! : undefined;
    if (before !== undefined && length < mostTokens && areNeighbours(place) && belongTogether(before, word)) {
      compounds[compounds.length - 1] += ` ${word}`;
      length += 1;
    } else {
      compounds.push(word);
      length = 1;
    }
  }
  return compounds;
}

function belongTogether(before: string, word: string): boolean {
  if (/\d$/.test(before) && spacedUnit(word) !== undefined) return word !== 'a';
  if (currencyBefore(before) !== undefined) return /^\d+(?:\.\d+)?$/.test(word);
  if (!isGroup(before, 'first') || !isGroup(word, 'later')) return false;
  return /\d/.test(before) || /\d/.test(word);
}

/** Whether a word can be a group: it has a digit, or is a letter that is not a word in this spelling. */
function isGroup(word: string, place: 'first' | 'later'): boolean {
  if (/^\p{L}$/u.test(word)) return !isWordOfOneLetter(word, place);
  if (word.includes('-')) return isHyphenatedGroup(word);
  return /^[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*$/u.test(word) && !/^\d+(?:j?x\d+)+$/i.test(word);
}

/** Articles and prepositions are in lower case: "da 3 a 5" has no A5, "Audi A 5" has. */
function isWordOfOneLetter(letter: string, place: 'first' | 'later'): boolean {
  return 'aeoyàèéù'.includes(letter) || (place === 'first' && 'iul'.includes(letter));
}

/**
 * Whether a word is a hyphenated group of a part number: 032-HN, 09A-906-032. Its pieces are short, and pieces of
 * digits alone have three: 38-40 and 2019-2021 are ranges.
 */
function isHyphenatedGroup(word: string): boolean {
  if (/^\d{3}(?:-\d{3})+$/.test(word)) return true;
  return /^(?=.*\p{L})(?=.*\d)(?:\p{L}{1,3}|\d[\p{L}\d]{1,5})(?:-(?:\p{L}{1,3}|\d[\p{L}\d]{0,5}))+$/u.test(word);
}
