import { describe, expect, it } from 'vitest';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/places/areas.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import type { SearchAnswer, SearchDocument, SearchPort } from '#server/search/searchPort.ts';
import { listing, filter } from '#tests/server/search/corpus/listings.ts';
import type { HeldSearch } from './searchContract.ts';

type Language = SearchDocument['language'];

/** Tests that realistic queries find the expected results. */
export function describeExamples(subject: () => HeldSearch): void {
  async function holding(documents: readonly SearchDocument[]): Promise<SearchPort> {
    await subject().holds(documents);
    return subject().port;
  }

  /** Searches in the area that the directory resolves for the filter's places. */
  async function answer(about: Partial<SearchFilter>): Promise<SearchAnswer> {
    const requested = filter(about);
    return subject().port.search(requested, { size: 30, area: areaOf(requested, swissLocalities) });
  }

  async function ids(about: Partial<SearchFilter>): Promise<readonly string[]> {
    return (await answer(about)).ids;
  }

  async function found(documents: readonly SearchDocument[], about: Partial<SearchFilter>): Promise<readonly string[]> {
    await subject().holds(documents);
    return ids(about);
  }

  describe('a query finds an ad', () => {
    const finds: readonly [query: string, language: Language, title: string][] = [
      ['kinderwägen', 'de', 'Kinderwagen von Bugaboo'],
      ['KINDERWAGEN', 'de', 'Zwei Kinderwägen'],
      ['stuhl', 'de', 'Sechs Stühle'],
      ['Stuehle', 'de', 'Stuhl aus Holz'],
      ['moebel', 'de', 'Möbel zu verschenken'],
      ['mobel', 'de', 'Möbel zu verschenken'],
      ['straße', 'de', 'Bahnhofstrasse / Strasse'],
      ['strasse', 'de', 'Spielteppich Straße'],
      ['Zurich', 'de', 'Wohnung in Zürich'],
      ['Zuerich', 'fr', 'Appartement à Zurich'],
      ['Zürich', 'en', 'Flat in Zuerich'],
      ['autos', 'de', 'Auto mit MFK'],
      ['vélos', 'fr', 'vélo de course'],
      ['velo', 'fr', 'Deux vélos'],
      ['armoire', 'fr', "l'armoire de ma grand-mère"],
      ['l’armoire', 'fr', 'Armoires normandes'],
      ['occasion', 'fr', 'Voiture d’occasion'],
      ['coeur', 'fr', 'Pendentif cœur'],
      ['armadi', 'it', 'Armadio a muro'],
      ['armadio', 'it', 'Due armadi'],
      ["l'armadio", 'it', 'dell’armadio'],
      ['bicicletta', 'it', 'Biciclette da corsa'],
      ['citta', 'it', 'Bici da città'],
      ['chair', 'en', 'Six chairs'],
      ['chairs', 'en', 'Office chair'],
      ['babies', 'en', 'Baby clothes'],
      ['thurgauer', 'de', "Thurgauer's Apfelsaft"],
      ['Thurgauer’s', 'de', 'Thurgauer Apfelsaft'],
      ['levis', 'en', 'Levi’s 501'],
      ['RTX-4090', 'de', 'Grafikkarte RTX-4090'],
      ['rtx 4090', 'de', 'Grafikkarte RTX-4090'],
      ['rtx4090', 'de', 'Grafikkarte RTX 4090, RTX4090'],
      ['4090', 'de', 'Grafikkarte RTX-4090'],
      ['i7-8700k', 'en', 'PC with i7-8700K'],
      ['2016', 'de', 'Golf, Jahrgang 2016'],
      ['2016', 'de', 'Golf, 1. Inv. 06.2016'],
      ['3.5', 'de', 'Festplatte 3.5 Zoll'],
      ['3,5', 'en', '3.5 inch disk'],
      ['a4', 'de', 'Audi A4 Avant'],
      ['128 GB', 'de', 'iPhone 128GB'],
      ['128gb', 'de', 'iPhone 128GB'],
      ['e-bike', 'it', 'Ebike da donna'],
      ['ebike', 'de', 'E-Bike Flyer'],
      ["1'250", 'de', 'Preis 1250 Franken'],
      ['stuhl für den tisch', 'de', 'Stuhl, Tisch'],
      ['the', 'en', 'The Beatles'],
    ];

    it.each(finds)('"%s" finds, in %s, "%s"', async (query, language, title) => {
      expect(await found([listing('a1', { title, language })], { query })).toEqual(['a1']);
    });

    it('by title, text and keywords', async () => {
      const documents = [
        listing('a1', { title: 'Velo' }),
        listing('a2', { body: 'Velo' }),
        listing('a3', { keywords: ['Velo'] }),
      ];
      expect(await found(documents, { query: 'velo' })).toEqual(['a3', 'a2', 'a1']);
    });

    it('of another language by the names of its category', async () => {
      const bikes = { title: 'Citybike', keywords: ['Velos', 'Vélos', 'Biciclette', 'Bicycles'] };
      const documents = [listing('a1', { ...bikes, language: 'de' }), listing('a2', { ...bikes, language: 'fr' })];
      for (const query of ['velo', 'vélo', 'bicicletta', 'bicycle']) {
        expect(await found(documents, { query }), query).toEqual(['a2', 'a1']);
      }
    });
  });

  describe('a word for a category', () => {
    const bicycle = { category: 4020, topCategory: 4000 };
    const documents = [
      listing('a1', { ...bicycle, title: 'Rahmen 54 cm', body: 'Rot, mit Licht' }),
      listing('a2', { ...bicycle, title: 'Fahrrad, rot' }),
      listing('a3', { title: 'Balkon', body: 'Platz für ein Fahrrad' }),
      listing('a4', { ...bicycle, title: 'Damenrad', language: 'fr' }),
      listing('a5', { category: 2020, topCategory: 2000, title: 'Golf' }),
    ];

    it.each([
      ['fahrrad', ['a4', 'a3', 'a2', 'a1']],
      ['Fahrräder', ['a4', 'a3', 'a2', 'a1']],
      ['bicyclette', ['a4', 'a2', 'a1']],
      ['bicyclettes', ['a4', 'a2', 'a1']],
      ['bici', ['a4', 'a2', 'a1']],
      ['fahrrad rot', ['a2', 'a1']],
      ['"fahrrad"', ['a3', 'a2']],
      ['auto', ['a5']],
      ['rahmen -bike', []],
      ['fahrradhelm', []],
    ])('%j finds the ads in it', async (query, expected) => {
      expect(await found(documents, { query })).toEqual(expected);
    });

    it('finds the ads below a top-level category', async () => {
      const animals = [listing('a1', { category: 8030, topCategory: 8000 }), listing('a2')];
      expect(await found(animals, { query: 'haustiere' })).toEqual(['a1']);
    });

    it('counts as a keyword in the order by relevance: less than a title with the word', async () => {
      expect(await found(documents, { query: 'fahrrad', sort: 'relevant' })).toEqual(['a2', 'a4', 'a1', 'a3']);
    });

    it('is recognised by its stem in the language of the query', async () => {
      const queryIn = (queryLanguage: Language) => found(documents, { query: 'Fahrräder', queryLanguage });
      expect(await queryIn('de')).toEqual(['a4', 'a3', 'a2', 'a1']);
      expect(await queryIn('en')).toEqual([]);
    });
  });

  describe('a query does not find an ad', () => {
    const misses: readonly [query: string, language: Language, title: string][] = [
      ['stuhl tisch', 'de', 'Stuhl'],
      ['mini', 'de', '5 min vom Bahnhof'],
      ['polo', 'en', 'Wireless pol'],
      ['a4', 'de', 'Teil A von 4'],
      ['3.5', 'de', '3 Stühle, 5 Tische'],
      ['e-bike', 'it', 'bike e casco'],
      ['rtx-4090', 'de', 'RTX 4080'],
      ['2016', 'de', 'Jahrgang 2015'],
    ];

    it.each(misses)('"%s" does not find, in %s, "%s"', async (query, language, title) => {
      expect(await found([listing('a1', { title, language })], { query })).toEqual([]);
    });
  });

  describe('a query', () => {
    it('without a letter or digit finds everything', async () => {
      expect(await found([listing('a1'), listing('a2')], { query: '?!' })).toEqual(['a2', 'a1']);
    });

    it('takes names of object properties as ordinary words', async () => {
      const documents = [listing('a1', { title: 'constructor __proto__ toString' })];
      expect(await found(documents, { query: 'constructor' })).toEqual(['a1']);
      expect(await found(documents, { query: 'hasOwnProperty' })).toEqual([]);
    });
  });

  describe('a filter', () => {
    const documents = [
      listing('a1', { price: 0 }),
      listing('a2', { price: 50, company: true }),
      listing('a3', { price: 100, category: 2010, topCategory: 2000, region: 1 }),
      listing('a4', { price: null, category: 2000, topCategory: 2000 }),
      listing('a5', { price: 150, region: null }),
    ];

    const cases: readonly [name: string, about: Partial<SearchFilter>, ids: readonly string[]][] = [
      ['a price from, inclusive', { priceFrom: 100 }, ['a5', 'a3']],
      ['a price to, inclusive, with free ads', { priceTo: 100 }, ['a3', 'a2', 'a1']],
      ['a price from 1, without free ads and those on request', { priceFrom: 1 }, ['a5', 'a3', 'a2']],
      ['free ads only', { freeOnly: true }, ['a1']],
      ['private sellers', { seller: 'private' }, ['a5', 'a4', 'a3', 'a1']],
      ['companies', { seller: 'company' }, ['a2']],
      ['a category with its subcategories', { category: 2000 }, ['a4', 'a3']],
      ['a subcategory', { category: 2000, subcategory: 2010 }, ['a3']],
      ['a canton', { region: 23 }, ['a4', 'a2', 'a1']],
      ['nothing that is there', { region: 7 }, []],
    ];

    it.each(cases)('selects ads by %s', async (_name, about, ids) => {
      expect(await found(documents, about)).toEqual(ids);
      const titled = documents.map((document) => ({ ...document, title: 'Velo' }));
      expect(await found(titled, { ...about, query: 'velo' })).toEqual(ids);
    });

    it('is not applied to its own counts', async () => {
      await holding(documents);
      const { total, counts } = await answer({ category: 2000, region: 1 });
      expect(total).toBe(1);
      expect(Object.fromEntries(counts.category)).toEqual({ 2000: 1, 2010: 1 });
      expect(counts.region).toEqual({ 1: 1, 23: 1 });
      expect(Object.fromEntries((await answer({ category: 2000 })).counts.category)).toEqual({
        1000: 3,
        1020: 3,
        2000: 2,
        2010: 1,
      });
    });
  });

  describe('the order', () => {
    const documents = [
      listing('a1', { price: 100, title: 'Velo' }),
      listing('a2', { price: null, body: 'Velo' }),
      listing('a3', { price: 0, title: 'Velo' }),
      listing('a4', { price: 300, body: 'Velo' }),
      listing('a5', { price: 100, keywords: ['Velo'] }),
    ];

    const orders: readonly [title: string, sort: SearchFilter['sort'], ids: readonly string[]][] = [
      [
        'cheapest is by price, ascending; free first, on request last [SEARCH-26]',
        'cheapest',
        ['a3', 'a5', 'a1', 'a4', 'a2'],
      ],
      ['expensive is by price, descending; on request last [SEARCH-27]', 'expensive', ['a4', 'a5', 'a1', 'a3', 'a2']],
      ['oldest is by time, ascending [SEARCH-28]', 'oldest', ['a1', 'a2', 'a3', 'a4', 'a5']],
      ['newest is by time, descending [SEARCH-29]', 'newest', ['a5', 'a4', 'a3', 'a2', 'a1']],
      [
        'relevant is by relevance, descending: keywords, title, text [SEARCH-30]',
        'relevant',
        ['a5', 'a3', 'a1', 'a4', 'a2'],
      ],
    ];

    it.each(orders)('%s', async (_title, sort, ids) => {
      expect(await found(documents, { sort, query: 'velo' })).toEqual(ids);
    });

    it.each(orders.filter(([, sort]) => sort !== 'relevant'))('while browsing, too: %s', async (_title, sort, ids) => {
      expect(await found(documents, { sort })).toEqual(ids);
    });

    it('by relevance is newest first without a query', async () => {
      expect(await found(documents, { sort: 'relevant' })).toEqual(['a5', 'a4', 'a3', 'a2', 'a1']);
    });

    it('by relevance prefers the ad whose title has the rarer word', async () => {
      const many = Array.from({ length: 20 }, (_, number) => listing(`b${number}`, { title: 'Velo' }));
      const both = [
        listing('a1', { title: 'Anhänger', body: 'Velo' }),
        listing('a2', { title: 'Velo', body: 'Anhänger' }),
      ];
      expect(await found([...many, ...both], { sort: 'relevant', query: 'velo anhänger' })).toEqual(['a1', 'a2']);
    });

    it('by relevance counts a word whose parts are in different fields as a word of the text', async () => {
      const documents = [
        listing('a1', { keywords: ['RTX-4090'] }),
        listing('a2', { title: 'RTX', keywords: ['4090'] }),
        listing('a3', { body: 'RTX-4090' }),
      ];
      expect(await found(documents, { sort: 'relevant', query: 'rtx-4090' })).toEqual(['a1', 'a3', 'a2']);
    });

    it('of ads listed at the same time is by id, and backwards when the oldest come first', async () => {
      const same = ['b', 'c', 'a'].map((id) => listing(id, { listedAt: 0 }));
      expect(await found(same, { sort: 'newest' })).toEqual(['a', 'b', 'c']);
      expect(await found(same, { sort: 'cheapest' })).toEqual(['a', 'b', 'c']);
      expect(await found(same, { sort: 'oldest' })).toEqual(['c', 'b', 'a']);
    });
  });

  describe('the pages', () => {
    const documents = Array.from({ length: 7 }, (_, number) => listing(`a${number}`, { gallery: number % 2 === 0 }));

    it('split the results, and beyond the end are empty with the same total', async () => {
      const search = await holding(documents);
      const page = (number: number) => search.search(filter({ page: number }), { size: 3 });
      const pages = await Promise.all([1, 2, 3, 4, 1000].map(page));
      expect(pages.map(({ ids }) => ids.join(' '))).toEqual(['a6 a5 a4', 'a3 a2 a1', 'a0', '', '']);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7, 7]);
    });

    it('show the newest ads of the gallery in any order, twelve at most', async () => {
      const search = await holding(documents);
      expect((await search.search(filter({ sort: 'oldest', page: 2 }), { size: 3 })).galleryIds).toEqual([
        'a6',
        'a4',
        'a2',
        'a0',
      ]);
      const many = await holding(
        Array.from({ length: 20 }, (_, number) => listing(`a${number}`, { gallery: true, title: 'Velo' })),
      );
      const newest = Array.from({ length: 12 }, (_, number) => `a${19 - number}`);
      expect((await many.search(filter(), { size: 3 })).galleryIds).toEqual(newest);
      expect((await many.search(filter({ query: 'velo' }), { size: 3 })).galleryIds).toEqual(newest);
    });
  });

  describe('words of any length and kind', () => {
    it.each([
      ['longer than databases take', 'x'.repeat(3000)],
      ['with metacharacters of databases', "o'\\neil's"],
      ['of another script', 'велосипед'],
      ['beyond the first plane', '𝒱𝑒𝓁𝑜𝓈'],
    ])('%s are found exactly', async (_what, word) => {
      expect(await found([listing('a1', { title: word }), listing('a2', { title: 'Ding' })], { query: word })).toEqual([
        'a1',
      ]);
    });

    it('are distinguished at any length', async () => {
      const words = [`${'x'.repeat(3000)}y`, `${'x'.repeat(3000)}z`];
      expect(
        await found([listing('a1', { title: words[0]! }), listing('a2', { title: words[1]! })], { query: words[1]! }),
      ).toEqual(['a2']);
    });
  });

  describe('a change', () => {
    it('shows in the next search: new, changed and gone', async () => {
      expect(await found([listing('a1', { title: 'Velo' })], { query: 'velo' })).toEqual(['a1']);
      const changed = [listing('a1', { title: 'Auto' })];
      expect(await found(changed, { query: 'velo' })).toEqual([]);
      expect(await found(changed, { query: 'auto' })).toEqual(['a1']);
      const emptied = await (await holding([])).search(filter(), { size: 30 });
      expect(emptied).toEqual({
        ids: [],
        distances: {},
        total: 0,
        counts: {
          category: new Map(),
          region: {},
          postcode: new Uint32Array(),
          kind: {},
          seller: {},
          free: 0,
          selects: [],
        },
        galleryIds: [],
        newestAt: 0,
      });
    });

    it('of an ad that does not exist is none', async () => {
      await holding([listing('a1')]);
      await subject().change({ put: [], removed: ['a2'] });
      expect(await ids({})).toEqual(['a1']);
    });

    it('moves an ad that was bumped', async () => {
      await holding([listing('a1'), listing('a2')]);
      await subject().change({ put: [listing('a1', { listedAt: Date.UTC(2027, 0) })], removed: [] });
      expect(await ids({})).toEqual(['a1', 'a2']);
    });

    it('without a difference changes nothing', async () => {
      await holding([listing('a1', { title: 'Velo' })]);
      await subject().change({ put: [listing('a1', { title: 'Velo' })], removed: [] });
      expect(await subject().port.search(filter(), { size: 30 })).toMatchObject({
        total: 1,
        counts: { region: { 23: 1 } },
      });
    });
  });
}
