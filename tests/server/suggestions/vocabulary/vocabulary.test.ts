import { describe, expect, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import type { CountedListing } from '#server/suggestions/vocabulary/countedListing.ts';
import { createVocabulary, type Vocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { vocabularyWork } from '#server/suggestions/vocabulary/vocabularyWork.ts';

function vocabularyOf(
  titles: readonly string[],
  changes: Partial<CountedListing> = {},
  more: readonly Partial<CountedListing>[] = [],
): Vocabulary {
  const work = vocabularyWork();
  const put = [...titles.map((title) => ({ title, ...changes })), ...more].map((listing, number) => ({
    id: `ad${number}`,
    title: '',
    language: 'de' as const,
    category: 4040,
    price: 'amount' as const,
    parameters: '{}',
    locality: 'Winterthur',
    ...listing,
  }));
  work.count({ put, removed: [] });
  const vocabulary = createVocabulary();
  vocabulary.replace(work.index());
  return vocabulary;
}

const texts = (vocabulary: Vocabulary, typed: string) => vocabulary.textsFrom(typed, 10, 'de').map(({ text }) => text);

describe('the vocabulary', () => {
  it('is empty before its first index', () => {
    const vocabulary = createVocabulary();
    expect([vocabulary.size, vocabulary.listingsIn, texts(vocabulary, 'v')]).toEqual([0, [], []]);
    expect([vocabulary.corrected('vello', 'de'), vocabulary.textWith('velo', 'de')]).toEqual([undefined, undefined]);
  });

  it('has words and adjacent pairs, without articles, prepositions and bare numbers', () => {
    const vocabulary = vocabularyOf(['Der Sattel mit 7 Federn', 'Golf 7 von VW']);
    expect(texts(vocabulary, 's')).toContain('Sattel');
    for (const typed of ['d', 'de', 'mit', '7', 'von']) expect(texts(vocabulary, typed)).toEqual([]);
    expect(texts(vocabulary, 'golf')).toEqual(['Golf', 'Golf 7']);
    expect(texts(vocabulary, 'sattel')).toEqual(['Sattel']);
  });

  it('spells a word like most ads, and compares without case, accents, umlauts and hyphens', () => {
    const vocabulary = vocabularyOf(['E-Bike', 'ebike', 'E-Bike', 'Müsli', 'MUESLI', 'Müsli']);
    for (const typed of ['ebi', 'E-B', 'ÉBIKE']) expect(texts(vocabulary, typed)).toEqual(['E-Bike']);
    expect(texts(vocabulary, 'mues')).toEqual(['Müsli']);
  });

  it('has the categories with most ads first, and for ties the one with the smallest id', () => {
    const bikes = { category: 4040 };
    const sofas = { category: 3020 };
    const { listingsIn } = vocabularyOf(
      [],
      {},
      [sofas, bikes, sofas, bikes, bikes, { category: 3030 }].map((listing) => ({ ...listing, title: 'Da' })),
    );
    expect(listingsIn.map(([, listings]) => listings)).toEqual(
      listingsIn.map(([, listings]) => listings).toSorted((one, other) => other - one),
    );
    expect(listingsIn.slice(0, 3).map(([id]) => id)).toEqual([3000, 4000, 4040]);
  });

  it('offers the same texts each time for a short prefix of very many texts, up to the requested number', () => {
    const words = Array.from({ length: 700 }, (_, number) => `v${String.fromCharCode(97 + (number % 26))}${number}`);
    const often = words.filter((_, number) => number % 50 === 7);
    const inFrench = [{ title: words[3]!, language: 'fr' as const }];
    const vocabulary = vocabularyOf([...words, ...often], {}, inFrench);
    const found = texts(vocabulary, 'v');
    expect(found.toSorted()).toEqual(often.toSorted().slice(0, 10));
    expect(texts(vocabulary, 'v')).toEqual(found);
    expect(vocabulary.textsFrom('v', 3, 'de').map(({ text }) => text)).toEqual(found.slice(0, 3));
    expect(
      vocabulary
        .textsFrom('v', 700, 'de')
        .map(({ text }) => text)
        .slice(0, 10),
    ).toEqual(found);
    expect(vocabulary.textsFrom('v', 1, 'fr').map(({ text }) => text)).toEqual([words[3]]);
    vocabulary.replace(vocabularyWork().index());
    expect(texts(vocabulary, 'v')).toEqual([]);
  });

  it('has makes and models, and the names of categories with ads', () => {
    const vocabulary = vocabularyOf(['Zu verkaufen'], {
      category: 2020,
      parameters: '{"brand":"mercedesBenz","model":"Sprinter"}',
    });
    expect(texts(vocabulary, 'merc')).toEqual(['Mercedes-Benz', 'Mercedes-Benz Sprinter']);
    expect(['autso', 'voiturse', 'mercdes', 'sofsa'].map((typed) => vocabulary.corrected(typed, 'de'))).toEqual([
      'Autos',
      'Voitures',
      'Mercedes',
      undefined,
    ]);
    // No text is suggested for these: they are offered as categories.
    for (const typed of ['auto', 'voit']) expect(texts(vocabulary, typed)).toEqual([]);
  });

  it('offers texts with the prefix: after a space a whole word, by ads and then in the order of keys', () => {
    const vocabulary = vocabularyOf(['Lampe blau', 'Lampe rot', 'Lampe rot', 'Lampenschirm']);
    expect(texts(vocabulary, 'lampe')).toEqual(['Lampe', 'Lampe rot', 'Lampe blau', 'Lampenschirm']);
    expect(texts(vocabulary, 'lampe ')).toEqual(['Lampe rot', 'Lampe blau']);
    expect(vocabulary.textsFrom('lampe', 2, 'de')).toHaveLength(2);
    expect(texts(vocabulary, ' ')).toEqual([]);
  });
});

describe('a vocabulary of several languages', () => {
  const several = vocabularyOf(['Velo blau'], {}, [
    ...['Vélo bleu', 'Vélo bleu', 'Vélo vert', 'velours', 'Vestiaire'].map((title) => ({
      title,
      language: 'fr' as const,
    })),
    { title: 'Velohelm' },
  ]);
  const offered = (typed: string, language: Language) => several.textsFrom(typed, 10, language).map(({ text }) => text);

  it('offers texts of the language first, in its spelling', () => {
    expect(offered('ve', 'de')).toEqual([
      'Velo',
      'Velo blau',
      'Velohelm',
      'Vélo bleu',
      'Vélo vert',
      'velours',
      'vert',
      'Vestiaire',
    ]);
    expect(offered('ve', 'fr').slice(0, 2)).toEqual(['Vélo', 'Vélo bleu']);
    expect(offered('velo', 'it')[0]).toBe('Vélo');
    expect([several.textWith('VELO', 'de')?.text, several.textWith('velo', 'fr')?.text]).toEqual(['Velo', 'Vélo']);
  });

  it('spells a word with the accents that were typed', () => {
    expect(offered('vél', 'de')[0]).toBe('Vélo');
    expect(offered('VÉLO B', 'de')).toContain('Vélo bleu');
  });

  it('counts texts in a language in both ways', () => {
    expect(several.textWith('velo', 'de')).toMatchObject({ listings: 4, listingsInLanguage: [1, 3, 0, 0] });
  });
});

describe('a market of many ads', () => {
  it('offers no pair of words from a single title', () => {
    const titles = Array.from({ length: 400 }, (_, number) => (number < 2 ? 'Sofa rot' : 'Sofa'));
    expect(texts(vocabularyOf([...titles, 'Sofa zerbeult']), 'sofa')).toEqual(['Sofa', 'Sofa rot']);
    expect(texts(vocabularyOf(['Sofa zerbeult']), 'sofa')).toEqual(['Sofa', 'Sofa zerbeult']);
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
    // The typed word occurs in a title itself, but rarely, so it is corrected all the same.
    ['lampr', 'Lampe'],
    ['"kinderwgen bugaboo" -lampr', '"Kinderwagen bugaboo" -lampr'],
    ['lampfe -"kinderwgen bugabo"', 'Lampe -"kinderwgen bugabo"'],
    ['wintertur', 'Winterthur'],
  ])('of %j is %j', (query, corrected) => {
    expect(market.corrected(query, 'de')).toBe(corrected);
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
    expect(market.corrected(query, 'de')).toBeUndefined();
  });
});

describe('a correction', () => {
  const bicycles = vocabularyOf(['Rahmen 54 cm'], { category: 4020 }, [
    ...Array.from({ length: 9 }, () => ({ title: 'Portiera', language: 'it' as const })),
    ...Array.from({ length: 3 }, () => ({ title: 'Portierz' })),
    ...Array.from({ length: 9 }, () => ({ title: 'Phone' })),
  ]);

  it('is a word for a category with ads, even if no title has it', () => {
    expect(bicycles.corrected('fahrad', 'de')).toBe('Fahrrad');
    expect(bicycles.corrected('biciclette', 'it')).toBeUndefined();
    expect(bicycles.corrected('bicyvlette', 'fr')).toBe('bicyclette');
    expect(bicycles.corrected('wohnugn', 'de')).toBeUndefined();
  });

  it('is another name of a thing with ads, and such a name needs none', () => {
    const fridges = vocabularyOf(['Kühlschrank Bosch'], { category: 3070 }, [
      ...Array.from({ length: 40 }, () => ({ title: 'Kühlschrank' })),
      ...Array.from({ length: 900 }, () => ({ title: 'Fridga' })),
    ]);
    expect(fridges.corrected('refrigerateru', 'fr')).toBe('réfrigérateur');
    expect(fridges.corrected('fridge', 'en')).toBeUndefined();
    expect(fridges.corrected('guitrae', 'fr')).toBeUndefined();
  });

  it("prefers a word of the reader's language to one of another", () => {
    expect(bicycles.corrected('portierx', 'de')).toBe('Portierz');
    expect(bicycles.corrected('portierx', 'it')).toBe('Portiera');
  });

  it('does not change the first letter of a short word, unless two are swapped', () => {
    expect(bicycles.corrected('iphone', 'de')).toBeUndefined();
    expect(bicycles.corrected('hpone', 'de')).toBe('Phone');
  });

  it('does not exist for a stop word', () => {
    expect(vocabularyOf(['Ohren', 'Ohren']).corrected('ohne', 'de')).toBeUndefined();
  });
});
