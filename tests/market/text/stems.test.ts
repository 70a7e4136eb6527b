import { describe, expect, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { analysisVersion, stemsOf } from '#market/text/stems.ts';
import { wordsOf } from '#market/text/words.ts';

const alike: readonly [Language, string, string][] = [
  ['de', 'Kinderwagen', 'Kinderwägen'],
  ['de', 'Stuhl', 'Stühle'],
  ['de', 'Stuhl', 'Stuehle'],
  ['de', 'Schrank', 'Schraenke'],
  ['de', 'Wohnung', 'Wohnungen'],
  ['de', 'gebrauchte', 'gebrauchter'],
  ['de', 'Auto', 'Autos'],
  ['de', 'Velo', 'Velos'],
  ['de', 'Glas', 'Gläser'],
  ['fr', 'vélo', 'vélos'],
  ['fr', 'vélo', 'velos'],
  ['fr', 'armoire', 'armoires'],
  ['fr', 'cheval', 'chevaux'],
  ['fr', 'jeu', 'jeux'],
  ['fr', 'brodé', 'brodées'],
  ['fr', 'brodé', 'brodee'],
  ['it', 'armadio', 'armadi'],
  ['it', 'bicicletta', 'biciclette'],
  ['it', 'sedia', 'sedie'],
  ['it', 'divano', 'divani'],
  ['it', 'trapano', 'trapani'],
  ['it', 'grammofono', 'grammofoni'],
  ['en', 'chair', 'chairs'],
  ['en', 'watch', 'watches'],
  ['en', 'baby', 'babies'],
];

describe('stems', () => {
  it.each(alike)('in %s are the same for %s and %s', (language, one, other) => {
    const terms = (word: string) => [fold(word), ...stemsOf(word.toLowerCase(), language)];
    expect(terms(one).some((term) => terms(other).includes(term))).toBe(true);
  });

  it('are those of the noun when a verb has the same ending', () => {
    expect(stemsOf('divano', 'it')).toEqual(['divan']);
    expect(stemsOf('mano', 'it')).toEqual(['man']);
  });

  it('are not derived from words with a digit', () => {
    expect(stemsOf('8700k', 'de')).toEqual([]);
  });

  it('of this text are frozen: when they change, so does analysisVersion', () => {
    const text =
      "Zwei Gläser, 3 vélos d'enfant, armadi, divano e sedie, baby's chairs, RTX-4090, 1'250.50 Straßen 128GB";
    const terms = wordsOf(text).flatMap(({ parts, joined }) => [...parts, joined ?? []].flat());
    const stems = terms.flatMap((term) =>
      (['de', 'fr', 'it', 'en'] as const).map((language) => stemsOf(term, language)),
    );
    expect({ analysisVersion, terms: terms.map(fold).join(' '), stems: stems.flat().join(' ') }).toEqual({
      analysisVersion: 12,
      terms:
        'zwei glaser 3 velos enfant armadi divano e sedie baby babys chairs rtx 4090 rtx4090 1250.50 strassen 128 gb 128gb',
      stems:
        'zwei zwei zwe zwei glas glaser glas glaser glaser velo velo velos velo enfant enfant enfant enfant armadi ' +
        'armad armad armadi divano divano divan divano e e e e sedi sed sed sedi baby baby baby babi baby baby babys babi chair chair chairs ' +
        'chair rtx rtx rtx rtx strass strassen strassen strassen gb gb gb gb',
    });
  });
});
