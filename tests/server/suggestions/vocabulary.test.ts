import { describe, expect, it } from 'vitest';
import type { CountedAd } from '#server/suggestions/countedAd.ts';
import { createVocabulary, type Vocabulary } from '#server/suggestions/vocabulary.ts';
import { vocabularyWork } from '#server/suggestions/vocabularyWork.ts';

function vocabularyOf(titles: readonly string[], changes: Partial<CountedAd> = {}): Vocabulary {
  const work = vocabularyWork();
  const put = titles.map((title, number) => ({
    id: `ad${number}`,
    title,
    category: 4040,
    price: 'amount' as const,
    parameters: '{}',
    locality: 'Winterthur',
    ...changes,
  }));
  work.count({ put, removed: [] });
  const vocabulary = createVocabulary();
  vocabulary.replace(work.index());
  return vocabulary;
}

const texts = (vocabulary: Vocabulary, typed: string) => vocabulary.textsFrom(typed, 10).map(({ text }) => text);

describe('the vocabulary', () => {
  it('is empty before its first index', () => {
    const vocabulary = createVocabulary();
    expect([vocabulary.size, vocabulary.adsIn, texts(vocabulary, 'v')]).toEqual([0, [], []]);
    expect([vocabulary.corrected('vello'), vocabulary.textWith('velo')]).toEqual([undefined, undefined]);
  });

  it('has words and pairs that stand beside one another, without articles, prepositions and bare numbers', () => {
    const vocabulary = vocabularyOf(['Der Sattel mit 7 Federn', 'Golf 7 von VW']);
    expect(texts(vocabulary, 's')).toContain('Sattel');
    for (const typed of ['d', 'de', 'mit', '7', 'von']) expect(texts(vocabulary, typed)).toEqual([]);
    expect(texts(vocabulary, 'golf')).toEqual(['Golf', 'Golf 7']);
    expect(texts(vocabulary, 'sattel')).toEqual(['Sattel']);
  });

  it('spells a word as most ads do, and compares without case, accents, umlauts and hyphens', () => {
    const vocabulary = vocabularyOf(['E-Bike', 'ebike', 'E-Bike', 'Müsli', 'MUESLI', 'Müsli']);
    for (const typed of ['ebi', 'E-B', 'ÉBIKE']) expect(texts(vocabulary, typed)).toEqual(['E-Bike']);
    expect(texts(vocabulary, 'mues')).toEqual(['Müsli']);
  });

  it('has makes and models, and knows the names of categories that have ads', () => {
    const vocabulary = vocabularyOf(['Zu verkaufen'], {
      category: 2020,
      parameters: '{"brand":"mercedesBenz","model":"Sprinter"}',
    });
    expect(texts(vocabulary, 'merc')).toEqual(['Mercedes-Benz', 'Mercedes-Benz Sprinter']);
    expect(['autso', 'voiturse', 'mercdes', 'sofsa'].map((typed) => vocabulary.corrected(typed))).toEqual([
      'Auto',
      'Voitures',
      'Mercedes',
      undefined,
    ]);
    // They are offered as categories.
    for (const typed of ['auto', 'voit']) expect(texts(vocabulary, typed)).toEqual([]);
  });

  it('offers what begins so: behind a space a whole word, by ads and then in the order of keys', () => {
    const vocabulary = vocabularyOf(['Lampe blau', 'Lampe rot', 'Lampe rot', 'Lampenschirm']);
    expect(texts(vocabulary, 'lampe')).toEqual(['Lampe', 'Lampe rot', 'Lampe blau', 'Lampenschirm']);
    expect(texts(vocabulary, 'lampe ')).toEqual(['Lampe rot', 'Lampe blau']);
    expect(vocabulary.textsFrom('lampe', 2)).toHaveLength(2);
    expect(texts(vocabulary, ' ')).toEqual([]);
  });
});

describe('a correction', () => {
  const market = vocabularyOf([
    ...Array.from({ length: 40 }, () => 'Kinderwagen Bugaboo'),
    ...Array.from({ length: 30 }, () => 'Lampe'),
    'Lampr',
    'Order',
    'Fahrrad',
  ]);

  it.each([
    ['Kinderwgen', 'Kinderwagen'],
    ['kindewragen', 'Kinderwagen'],
    ['Knderwgen', 'Kinderwagen'],
    ['rotes kinderwaagen bugabo', 'rotes Kinderwagen Bugaboo'],
    ['fahrad', 'Fahrrad'],
    // In a title itself, but hardly.
    ['lampr', 'Lampe'],
    ['"kinderwgen bugaboo" -lampr', '"Kinderwagen bugaboo" -lampr'],
    ['lampfe -"kinderwgen bugabo"', 'Lampe -"kinderwgen bugabo"'],
    ['wintertur', 'Winterthur'],
  ])('of %j is %j', (query, corrected) => {
    expect(market.corrected(query)).toBe(corrected);
  });

  it.each([
    'Kinderwagen',
    'Lampen',
    'Winterthur',
    'lam',
    'lmp',
    'xyzxyzxyz',
    'fahrrad2',
    'oder',
    '-kinderwgen',
    '',
    '"',
    '7',
  ])('of %j is none', (query) => {
    expect(market.corrected(query)).toBeUndefined();
  });
});
