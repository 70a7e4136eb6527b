import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { groupsFor, label, labels, ofType, search, type SuggestionAnswer } from './suggested.ts';

let test: TestApp;

const sofa = { ...bike, category: 3020, parameters: {} };

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  const listings = [
    { ...bike, title: 'Velo Damen' },
    { ...bike, title: 'VELO Anhänger', price: { kind: 'free' } as const },
    { ...sofa, title: 'Sofa rot' },
    { ...sofa, title: 'Sofa blau' },
    { ...bike, title: 'Sofa' },
    { ...bike, title: 'Sofa' },
    { ...bike, title: 'Sofa' },
  ];
  for (const [number, listing] of listings.entries()) await test.publishes(ana, `meantthing${number}`, listing);
  await test.vocabularySettled();
});

afterAll(() => test.close());

async function suggested(query: string, variables: object = {}, language = 'de'): Promise<readonly SuggestionAnswer[]> {
  return (await groupsFor(graphqlOf(test.app), query, variables, language)).flatMap(({ suggestions }) => suggestions);
}

describe('a suggestion', () => {
  it('is all free ads for the word alone, without completing it', async () => {
    for (const [query, word] of [
      ['gratis', 'Gratis'],
      ['gratis gratis', 'Gratis'],
      ['grat', 'Gratis'],
    ] as const) {
      const all = await suggested(query);
      expect(all.map((one) => [one.type, label(one)])).toEqual([['gratiskeyword', word]]);
      expect(search(all[0]!)).toEqual({ ...everything, freeOnly: true });
    }
    expect(labels(await suggested('gratis sof'), 'searchkeyword')[0]).toBe('Sofa');
  });

  it('is a category by the other titles of its ads, and for a text the category of this name', async () => {
    for (const [query, language, name] of [
      ['fahrr', 'de', 'Velos'],
      ['bicyclette', 'fr', 'Vélos'],
      ['couch', 'de', 'Sofas und Sessel'],
      ['bici', 'de', 'Velos'],
    ] as const) {
      expect(labels(await suggested(query, {}, language), 'searchcategory')).toEqual([name]);
    }
    // The title of a single ad is not enough for a suggestion.
    expect(ofType(await suggested('sofa r'), 'categoryItem')).toEqual([]);
    // The suggestion is limited to the thing’s own subcategory, although most ads with its name are in other ones.
    const [sofa] = ofType(await suggested('sofa'), 'categoryItem');
    expect(search(sofa!)).toMatchObject({ query: 'Sofa', subcategory: 3020 });
  });

  it('is no text without results, whatever the titles are', async () => {
    const titles = [
      'Levi’s 501, l’armoire d’antan',
      'E-Bike für 3,5 Personen (128GB)',
      "Rock'n'Roll-Platten 1'250 Stk.",
      'ŒUVRES complètes – Strasse/Straße',
      'RTX-4090 & i7-8700K',
    ];
    const cars = { ...bike, category: 2020, title: 'Kombi', parameters: { brand: 'alfaRomeo', model: 'Giulia 2.0' } };
    for (const [number, title] of titles.entries())
      await test.publishes(ana, `oddtitle000${number}`, { ...bike, title });
    await test.publishes(ana, 'oddtitle0009', cars);
    await test.vocabularySettled();
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');
    const toSuggestion = (await Promise.all(letters.map((letter) => suggested(letter, { first: 20 })))).flat();
    const texts = toSuggestion.filter(({ type }) => ['searchkeyword', 'categoryItem', 'gratiskeyword'].includes(type));
    expect(texts.map(label)).toEqual(expect.arrayContaining(['Alfa Romeo', 'E-Bike', 'RTX-4090']));
    for (const one of texts) {
      const found = await test.get(`/api/v11/search.json?token=${one.searchToken}`);
      expect([label(one), found.json<{ totalItemCount: number }>().totalItemCount]).not.toEqual([label(one), 0]);
    }
  });
});
