import { describe, expect, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { categoryGuesses } from '#server/insertion/help/categoryGuesses.ts';
import type { CountedListing } from '#server/suggestions/vocabulary/countedListing.ts';
import { demoCountedListings, vocabularyOf } from '#tests/drivers/demo/demoVocabulary.ts';
import { titlesDe } from './titles/titles.de.ts';
import { titlesEn } from './titles/titles.en.ts';
import { titlesFr } from './titles/titles.fr.ts';
import { titlesIt } from './titles/titles.it.ts';

const demo = vocabularyOf(demoCountedListings());
const empty = vocabularyOf([]);

function guessed(title: string, language: Language, vocabulary = demo): readonly number[] {
  const guesses = categoryGuesses(vocabulary, (word) => word.id, { title, language });
  return guesses.map(({ subcategory }) => subcategory);
}

const plain: readonly (readonly [title: string, language: Language, subcategory: number])[] = [
  ['Wohnung zu vermieten', 'de', 1020],
  ['3.5-Zimmer-Wohnung in Thun', 'de', 1020],
  ['Haus zu verkaufen', 'de', 1040],
  ['Verkaufe Holzkommode', 'de', 3050],
  ['Hülle für iPhone 13', 'de', 5840],
  ['Winterreifen zu VW Golf', 'de', 2080],
  ['Sofa mit Bettkasten', 'de', 3020],
  ['appartement à louer', 'fr', 1020],
  ['villa à vendre', 'fr', 1040],
  ['vends table basse en bois', 'fr', 3040],
  ['machine à laver Miele', 'fr', 3070],
  ['siège enfant pour vélo', 'fr', 4040],
  ['appartamento in affitto', 'it', 1020],
  ['vendo bicicletta da donna', 'it', 4020],
  ['affittasi posteggio coperto', 'it', 1090],
  ['macchina da cucire Bernina', 'it', 3070],
  ['flat to rent', 'en', 1020],
  ['selling a coffee table', 'en', 3040],
  ['bike helmet for kids', 'en', 4040],
  ['iPhone 13', 'de', 5810],
  ['iPhone 13', 'fr', 5810],
  ['iPhone 13', 'it', 5810],
  ['iPhone 13', 'en', 5810],
];

describe('the guess of a category by the words of the title', () => {
  it.each(plain)('recognises the thing of «%s» in %s', (title, language, subcategory) => {
    expect(guessed(title, language)[0]).toBe(subcategory);
  });

  it.each(plain)('needs no ads for «%s» in %s', (title, language, subcategory) => {
    expect(guessed(title, language, empty)[0]).toBe(subcategory);
  });

  it('accepts a title in another language than the reader’s', () => {
    expect(guessed('appartement à louer', 'de')[0]).toBe(1020);
    expect(guessed('Kinderwagen zu verkaufen', 'it')[0]).toBe(6210);
  });

  it('follows what the title names, not the ads that have the word', () => {
    const market = vocabularyOf(
      listings(['Lampe für Wohnung', 3060], ['Teppich Wohnung', 3090], ['Wohnung Deko', 3090]),
    );
    expect(guessed('Wohnung zu vermieten', 'de', market)[0]).toBe(1020);
  });
});

describe('the guess of a category by comparable ads', () => {
  it('finds things that no table has', () => {
    const market = vocabularyOf(
      listings(['Zwirbeldings rot', 3240], ['Zwirbeldings blau', 3240], ['Zwirbeldings', 3240]),
    );
    expect(guessed('Zwirbeldings grün', 'de', market)[0]).toBe(3240);
  });

  it.each([
    ['Verkaufe Zwirbeldings', 'Verkaufe etwas'],
    ['Zwirbeldings zu vermieten', 'Flausel zu vermieten'],
    ['zwirbelchose à louer', 'flausel à louer'],
    ['vendesi zwirbelcosa', 'vendesi flausel'],
    ['selling a zwirbelthing', 'selling a flausel'],
  ])('does not rest on the verb of «%s»', (other, title) => {
    const market = vocabularyOf(listings([other, 2060], ['Flohmi', 7020]));
    expect(guessed(title, 'de', market)).toEqual([]);
  });
});

/** Creates ads with these titles and categories. */
function listings(...titled: readonly (readonly [title: string, category: number])[]): readonly CountedListing[] {
  return titled.map(([title, category], number) => ({
    id: `ad${number}`,
    title,
    language: 'de' as const,
    category,
    price: 'amount' as const,
    parameters: '{}',
    locality: 'Bern',
  }));
}

/** Of 100 titles that another author wrote, how many are right at first and among three, with the demonstration market. */
const floors = [
  ['de', titlesDe, 93, 96],
  ['fr', titlesFr, 96, 99],
  ['it', titlesIt, 97, 99],
  ['en', titlesEn, 96, 98],
] as const;

describe('the guess of a category over many titles', () => {
  it.each(floors)('is right at first and among three often enough in %s', (language, titles, first, among) => {
    const results = titles.map(([title, ...right]) => ({ right, found: guessed(title, language) }));
    const rightAtFirst = results.filter(({ right, found }) => found[0] !== undefined && right.includes(found[0]));
    const rightAmong = results.filter(({ right, found }) => found.some((each) => right.includes(each)));
    expect(rightAtFirst.length).toBeGreaterThanOrEqual(first);
    expect(rightAmong.length).toBeGreaterThanOrEqual(among);
  });
});
