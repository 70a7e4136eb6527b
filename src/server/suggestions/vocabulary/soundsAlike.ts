/** Spellings of the same sound in any of the market's languages, and the letter that represents them. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph|v/g, 'f'],
  [/ck|qu|[cq]/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/dt/g, 't'],
  // An h within a word is removed, because it is only pronounced at the beginning: Stuhl, Fahrrad, Thermos.
  [/(?<!^)h/g, ''],
  [/(.)\1+/gu, '$1'],
];

/**
 * A rough phonetic key of a word: Velo is felo, Fahrrad is farad, bicycle is bikikle. A phonetic spelling of an
 * unfamiliar word has several wrong letters. Expects a key.
 */
export function soundOf(word: string): string {
  return spellings.reduce((sound, [written, letter]) => sound.replace(written, letter), word);
}
