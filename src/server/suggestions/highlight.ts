import { keyOfWord } from './phrases.ts';

/**
 * A label in pieces: plain, bold, plain and so on, the first one plain and maybe empty (SUGGESTIONS-1). Bold is the
 * beginning of each word that is the beginning of a typed one, whatever their case, umlauts and accents; together the
 * pieces are the label. `keys` are what the typed words are compared by.
 */
export function highlighted(label: string, keys: readonly string[]): readonly string[] {
  const pieces = [''];
  const add = (piece: string, isBold: boolean) => {
    if (piece === '') return;
    if ((pieces.length % 2 === 0) === isBold) pieces[pieces.length - 1] += piece;
    else pieces.push(piece);
  };
  let told = 0;
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'’.‐‑–−][\p{L}\p{M}\p{N}]+)*/gu)) {
    const bold = Math.max(0, ...keys.map((key) => lengthOf(word, key)));
    add(label.slice(told, index), false);
    add(word.slice(0, bold), true);
    add(word.slice(bold), false);
    told = index + word.length;
  }
  add(label.slice(told), false);
  return pieces;
}

/** How many characters of a word are written for a key that it begins with; 0 where it does not. */
function lengthOf(word: string, key: string): number {
  if (keyOfWord(word) === key) return word.length;
  if (!keyOfWord(word).startsWith(key)) return 0;
  // Whole characters: an accent that stands apart belongs to its letter.
  for (const { index, 0: character } of word.matchAll(/\P{M}\p{M}*/gu)) {
    const end = index + character.length;
    if (keyOfWord(word.slice(0, end)).startsWith(key)) return end;
  }
  return word.length;
}
