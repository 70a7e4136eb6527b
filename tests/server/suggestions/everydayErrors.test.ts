import { describe, expect, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { createVocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { vocabularyWork } from '#server/suggestions/vocabulary/vocabularyWork.ts';

/** A small market with an ad in each category that is typed for below, and some titles in each language. */
const titles: Readonly<Record<Language, readonly (readonly [title: string, category: number])[]>> = {
  de: [
    ['iPhone 13', 5810],
    ['Schrank aus Eiche', 3050],
    ['Waschmaschine', 3070],
    ['Kaffeemaschine', 3070],
    ['Stil und Form', 3090],
    ['Phone', 5810],
  ],
  fr: [
    ['Guitare classique', 4310],
    ['Poussette', 6210],
  ],
  it: [
    ['Bicicletta da corsa', 4020],
    ['Lavatrice', 3070],
    ['Divano', 3020],
    ['Sedia', 3040],
    ['Telefono', 5810],
    ['Passeggino', 6210],
  ],
  en: [
    ['Handy tool box', 3230],
    ['Washing machine', 3070],
    ['Bicycle', 4020],
    ['Guitar', 4310],
  ],
};
const others = [1020, 2020, 2040, 3020, 3030, 3040, 3060, 5010, 5020, 5410, 5610, 4020, 5810, 6210, 4310, 6600];

const vocabulary = createVocabulary();
const work = vocabularyWork();
const listings = [
  ...Object.entries(titles).flatMap(([language, all]) =>
    all.map(([title, category]) => ({ title, category, language: language as Language })),
  ),
  ...others.map((category) => ({ title: '', category, language: 'de' as const })),
];
work.count({
  put: listings.map((listing, number) => ({
    id: `ad${number}`,
    price: 'amount' as const,
    parameters: '{}',
    locality: 'Winterthur',
    ...listing,
  })),
  removed: [],
});
vocabulary.replace(work.index());

const everyday: Readonly<Record<Language, readonly (readonly [typed: string, meant: string])[]>> = {
  de: [
    ['handi', 'Handy'],
    ['hendy', 'Handy'],
    ['vello', 'Velos'],
    ['fahrad', 'Fahrrad'],
    ['vahrrad', 'Fahrrad'],
    ['iphne', 'iPhone'],
    ['kinderwagn', 'Kinderwagen'],
    ['sofaa', 'Sofas'],
    ['wohnug', 'Wohnungen'],
    ['natl', 'Natel'],
    ['nattel', 'Natel'],
    ['labtop', 'Laptops'],
    ['komputer', 'Computer'],
    ['motorad', 'Motorräder'],
    ['schrnk', 'Schrank'],
    ['stul', 'Stühle'],
    ['lampee', 'Lampen'],
    ['waschmachine', 'Waschmaschine'],
    ['kaffemaschine', 'Kaffeemaschine'],
  ],
  fr: [
    ['ordinatuer', 'Ordinateurs'],
    ['véllo', 'Vélos'],
    ['pousette', 'Poussette'],
    ['voitre', 'Voitures'],
    ['vioture', 'Voitures'],
    ['chaisse', 'chaises'],
    ['guitarre', 'Guitare'],
    ['natl', 'natel'],
    ['handi', 'Handy'],
  ],
  it: [
    ['biccicletta', 'Bicicletta'],
    ['telefonno', 'Telefono'],
    ['passegino', 'Passeggino'],
    ['divanno', 'Divano'],
    ['lavatricce', 'Lavatrice'],
    ['sedja', 'Sedia'],
    ['lampda', 'Lampade'],
  ],
  en: [
    ['bycicle', 'Bicycle'],
    ['bicylce', 'Bicycle'],
    ['lapotp', 'Laptops'],
    ['gutiar', 'Guitar'],
    ['chiar', 'chairs'],
    ['hadny', 'Handy'],
    ['camra', 'Cameras'],
    ['mashine', 'machine'],
  ],
};

describe('an everyday typing error', () => {
  for (const [language, errors] of Object.entries(everyday)) {
    it.each(errors)(`in ${language}: %j is meant for %j`, (typed, meant) => {
      expect(vocabulary.corrected(typed, language as Language)).toBe(meant);
    });
  }
});
