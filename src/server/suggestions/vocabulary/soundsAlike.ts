/** What is written for one sound, in any of the market's languages, and the letter that stands for it. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph|v/g, 'f'],
  [/ck|qu|[cq]/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/dt/g, 't'],
  // It is heard at the beginning alone: Stuhl, Fahrrad, Thermos.
  [/(?<!^)h/g, ''],
  [/(.)\1+/gu, '$1'],
];

/**
 * A word as one hears it, roughly: Velo as felo, Fahrrad as farad, bicycle as bikikle. Who does not know how a word is
 * written spells it by its sound, and so gets several letters wrong at once. Takes a word as texts are compared.
 */
export function soundOf(word: string): string {
  return spellings.reduce((sound, [written, letter]) => sound.replace(written, letter), word);
}
