import { keyOfWord } from './phrases.ts';

/**
 * Splits a label into alternating plain and bold pieces. The first is plain and may be empty (SUGGESTIONS-1). Bold
 * marks the beginning of each word that is the beginning of a typed word, ignoring case, umlauts and accents. The
 * pieces joined are the label. `keys` are the keys of the typed words.
 */
export function highlighted(label: string, keys: readonly string[]): readonly string[] {
  const parts = [''];
  const add = (part: string, isBold: boolean) => {
    if (part === '') return;
    if ((parts.length % 2 === 0) === isBold) parts[parts.length - 1] += part;
    else parts.push(part);
  };
  let end = 0;
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'’.‐‑–−][\p{L}\p{M}\p{N}]+)*/gu)) {
    const bold = Math.max(0, ...keys.map((key) => lengthOf(word, key)));
    add(label.slice(end, index), false);
    add(word.slice(0, bold), true);
    add(word.slice(bold), false);
    end = index + word.length;
  }
  add(label.slice(end), false);
  return parts;
}

/** The number of characters of a word that match a key at its beginning; 0 if the word does not begin with it. */
function lengthOf(word: string, key: string): number {
  if (keyOfWord(word) === key) return word.length;
  if (!keyOfWord(word).startsWith(key)) return 0;
  // Whole characters are highlighted: a combining accent belongs to its letter.
  for (const { index, 0: character } of word.matchAll(/\P{M}\p{M}*/gu)) {
    const end = index + character.length;
    if (keyOfWord(word.slice(0, end)).startsWith(key)) return end;
  }
  return word.length;
}
