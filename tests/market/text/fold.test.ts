import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#market/text/fold.ts';

describe('folding', () => {
  it.each([
    ['Zürich', 'Zurich', 'Zuerich', 'ZÜRICH'],
    ['Möbel', 'Moebel', 'mobel'],
    ['straße', 'strasse', 'STRASSE'],
    ['cœur', 'coeur', 'Cœur'],
    ['Genève', 'Geneve', 'GENÈVE'],
    ['Bäuerin', 'Baeuerin'],
    ['citta', 'città'],
    ['Üetliberg', 'Uetliberg'],
  ])('maps %s and its other spellings to the same form', (word, ...others) => {
    for (const other of others) expect(fold(other)).toBe(fold(word));
  });

  it('keeps an e that is no umlaut', () => {
    expect(fold('neue Quelle Frauen')).toBe('neue quelle frauen');
  });

  it('maps umlauts and vowels with an e to the same form', () => {
    const syllable = fc.tuple(fc.constantFrom(...'bdfgklmnprstz'), fc.constantFrom(...'aeiäöü'));
    const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((syllables) => syllables.flat().join(''));
    const spelled = (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
    fc.assert(
      fc.property(word, (text) => {
        expect(fold(spelled(text))).toBe(fold(text));
      }),
    );
  });
});
