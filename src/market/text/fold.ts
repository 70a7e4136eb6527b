import { compatibilityForm } from '#machines/market/text/compatibilityForm.ts';

/** Letters that Unicode does not decompose, each with its usual replacement. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A common key for all spellings of a word. Case, accents and ligatures are removed, and ä, ae and a become the same,
 * so Zürich, Zurich and Zuerich are equal. The e stays if it is no umlaut: after a vowel or q (neue, Quelle).
 */
export function fold(word: string): string {
  const bare = compatibilityForm(word.toLowerCase(), 'NFKD').replace(/\p{M}+/gu, '');
  if (/^[a-df-z0-9.]*$/.test(bare)) return bare;
  return bare.replace(/[ßæœøłđı]/g, (letter) => spelledOut[letter] ?? letter).replace(/(?<![aeiouyq])([aou])e/g, '$1');
}
