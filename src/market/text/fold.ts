import { compatibilityForm } from '#machines/market/text/compatibilityForm.ts';

/** Letters that Unicode does not take apart, each with what people type instead. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * One spelling for all the ways a word is written: case, accents and ligatures go, and ä, ae and a become one, so that
 * Zürich, Zurich and Zuerich are the same word. The e is kept where it is no umlaut: after a vowel or q (neue, Quelle).
 */
export function fold(word: string): string {
  const bare = compatibilityForm(word.toLowerCase(), 'NFKD').replace(/\p{M}+/gu, '');
  if (/^[a-df-z0-9.]*$/.test(bare)) return bare;
  return bare.replace(/[ßæœøłđı]/g, (letter) => spelledOut[letter] ?? letter).replace(/(?<![aeiouyq])([aou])e/g, '$1');
}
