import { describe, expect, it } from 'vitest';
import { mostOptions } from '#machines/market/limits.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { areaOf } from '#market/places/areas.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import type { SearchAnswer, SearchDocument } from '#server/search/searchPort.ts';
import { listing, filter } from '#tests/server/search/corpus/listings.ts';
import type { HeldSearch } from './searchContract.ts';

/** Tests of filters, places and query operators: the expected results and counts. */
export function describeFilterExamples(subject: () => HeldSearch): void {
  async function answer(documents: readonly SearchDocument[], about: Partial<SearchFilter>): Promise<SearchAnswer> {
    await subject().holds(documents);
    const requested = filter(about);
    return subject().port.search(requested, { size: 30, area: areaOf(requested, swissLocalities) });
  }

  async function found(documents: readonly SearchDocument[], about: Partial<SearchFilter>): Promise<readonly string[]> {
    return (await answer(documents, about)).ids;
  }

  const titled = (documents: readonly SearchDocument[]) => documents.map((each) => ({ ...each, title: 'Velo' }));

  describe('operators in a query', () => {
    const documents = [
      listing('a1', { title: 'Rotes Velo', body: 'Für Damen' }),
      listing('a2', { title: 'Velo rotes', body: 'Fuer Kinder' }),
      listing('a3', { title: 'Ein rotes', body: 'Velo, blau' }),
      listing('a4', { title: 'Blaues Auto', keywords: ['rotes velo'] }),
    ];

    const cases: readonly [what: string, query: string, ids: readonly string[]][] = [
      ['a phrase: its words one after another, in the title or in the text', '"rotes Velo"', ['a1']],
      ['a phrase in other spelling', '«Für  kinder»', ['a2']],
      ['words without quotation marks in any order, wherever they are', 'rotes velo', ['a4', 'a3', 'a2', 'a1']],
      ['no ad with a word behind a minus sign', 'velo -damen', ['a4', 'a3', 'a2']],
      ['no ad with a word of the same stem behind a minus sign', 'velo -auto -dame', ['a3', 'a2']],
      ['no ad with a phrase behind a minus sign', 'velo -"rotes velo"', ['a4', 'a3', 'a2']],
      ['all others where only a word is not wanted', '-velo', []],
      ['all others where only a phrase is not wanted', '-"velo blau"', ['a4', 'a2', 'a1']],
      ['a quotation mark without the other as none', '"rotes blau', ['a4', 'a3']],
    ];

    it.each(cases)('find %s', async (_what, query, ids) => {
      expect(await found(documents, { query })).toEqual(ids);
    });

    it('apply to relevance, too: excluded words do not count', async () => {
      expect(await found(documents, { query: 'velo -damen', sort: 'relevant' })).toEqual(['a4', 'a2', 'a3']);
    });

    it('leave a word its meaning in the language of the query [SEARCH-9]', async () => {
      const chevaux = [
        listing('a1', { title: 'cheval', language: 'fr' }),
        listing('a2', { title: 'chevaux', language: 'fr' }),
      ];
      expect(await found(chevaux, { query: 'chevaux' })).toEqual(['a2', 'a1']);
      expect(await found(chevaux, { query: 'chevaux', queryLanguage: 'fr' })).toEqual(['a2', 'a1']);
      expect(await found(chevaux, { query: 'chevaux', queryLanguage: 'de' })).toEqual(['a2']);
    });
  });

  describe('places', () => {
    const documents = [
      listing('a1', { region: 4, postcode: '3011' }),
      listing('a2', { region: 4, postcode: '3098' }),
      listing('a3', { region: 4, postcode: '2502' }),
      listing('a4', { region: 23, postcode: '8001' }),
      listing('a5', { region: null, postcode: null }),
    ];

    const cases: readonly [what: string, about: Partial<SearchFilter>, ids: readonly string[]][] = [
      ['at a postcode', { localities: [{ localityID: '3011', radius: 0 }] }, ['a1']],
      ['in a town', { localities: [{ localityID: 'koeniz-be', radius: 0 }] }, ['a2']],
      ['around a postcode [SEARCH-11]', { localities: [{ localityID: '3011', radius: 10 }] }, ['a2', 'a1']],
      [
        'in several places',
        {
          localities: [
            { localityID: '3011', radius: 0 },
            { localityID: '8001', radius: 1 },
          ],
        },
        ['a4', 'a1'],
      ],
      ['in a place that nobody knows', { localities: [{ localityID: 'nirgendwo-be', radius: 5 }] }, []],
      ['in all of Switzerland [SEARCH-4]', { region: 4, widened: 'country' }, ['a5', 'a4', 'a3', 'a2', 'a1']],
    ];

    it.each(cases)('limit the results: %s', async (_what, about, ids) => {
      expect(await found(documents, about)).toEqual(ids);
      expect(await found(titled(documents), { ...about, query: 'velo' })).toEqual(ids);
    });

    it('order the ads by distance, and return the distance of each ad', async () => {
      const about = { localities: [{ localityID: '3011', radius: 150 }], sort: 'nearest' } as const;
      for (const query of ['', 'velo']) {
        const { ids, distances } = await answer(titled(documents), { ...about, query });
        expect(ids).toEqual(['a1', 'a2', 'a3', 'a4']);
        expect(distances['a1']).toBe(0);
        expect(ids.map((id) => distances[id]!)).toEqual(Object.values(distances).toSorted((one, other) => one - other));
        expect(distances['a4']).toBeGreaterThan(80_000);
      }
    });

    it('return no distances for a search in a canton', async () => {
      expect((await answer(documents, { region: 4 })).distances).toEqual({});
    });

    it('do not narrow the counts of cantons', async () => {
      const about = { localities: [{ localityID: '3011', radius: 0 }] };
      expect((await answer(documents, about)).counts.region).toEqual({ 4: 3, 23: 1 });
      expect((await answer(titled(documents), { ...about, query: 'velo' })).counts.region).toEqual({ 4: 3, 23: 1 });
    });
  });

  describe('the filters of a category', () => {
    const car = (id: string, parameters: SearchDocument['parameters'], about: Partial<SearchDocument> = {}) =>
      listing(id, { category: 2020, topCategory: 2000, parameters, ...about });
    const cars = [
      car('a1', { brand: 'audi', model: 'A4', mileage: 10_000 }),
      car('a2', { brand: 'audi', model: 'a4', mileage: 90_000 }),
      car('a3', { brand: 'bmw', model: 'A4', mileage: 120_000 }, { kind: 'wanted' }),
      car('a4', { brand: 'bmw' }, { company: true, price: 0 }),
      listing('a5', { category: 2040, topCategory: 2000, parameters: { make: 'Über', mileage: 5000 } }),
      listing('a6', { category: 1020, topCategory: 1000, parameters: { transaction: 'rent', rooms: 3.5 } }),
    ];
    const inCars = { category: 2000, subcategory: 2020 };

    const cases: readonly [what: string, about: Partial<SearchFilter>, ids: readonly string[]][] = [
      ['a choice', { ...inCars, selects: { brand: ['audi'] } }, ['a2', 'a1']],
      ['any of several choices', { ...inCars, selects: { brand: ['audi', 'bmw'] } }, ['a4', 'a3', 'a2', 'a1']],
      ['a text in any spelling', { ...inCars, selects: { model: ['a4'] } }, ['a3', 'a2', 'a1']],
      ['two at once', { ...inCars, selects: { brand: ['bmw'], model: ['a4'] } }, ['a3']],
      ['a text with an accent', { category: 2000, subcategory: 2040, selects: { make: ['uber'] } }, ['a5']],
      ['a number from', { ...inCars, intervals: { mileage: { min: 90_000 } } }, ['a3', 'a2']],
      ['a number to', { ...inCars, intervals: { mileage: { max: 90_000 } } }, ['a2', 'a1']],
      [
        'a number with a half',
        { category: 1000, subcategory: 1020, intervals: { rooms: { min: 3.5, max: 3.5 } } },
        ['a6'],
      ],
      ['the ad type', { kind: 'wanted' }, ['a3']],
    ];

    it.each(cases)('select ads by %s', async (_what, about, ids) => {
      expect(await found(cars, about)).toEqual(ids);
      expect(await found(titled(cars), { ...about, query: 'velo' })).toEqual(ids);
      expect(await found(cars, { ...about, priceFrom: 0 })).toEqual(ids);
    });

    it('count options by their most frequent spelling, each parameter without its own filter [SEARCH-22]', async () => {
      for (const query of ['', 'velo']) {
        const { counts } = await answer(titled(cars), { ...inCars, query, selects: { brand: ['audi', 'fiat'] } });
        expect(counts.selects.find(({ key }) => key === 'brand')?.options).toEqual([
          { option: 'audi', spelling: 'audi', count: 2 },
          { option: 'bmw', spelling: 'bmw', count: 2 },
          { option: 'fiat', spelling: 'fiat', count: 0 },
        ]);
        expect(counts.selects.find(({ key }) => key === 'model')?.options).toEqual([
          { option: 'a4', spelling: 'A4', count: 2 },
        ]);
        const shouted = [...titled(cars), car('a7', { model: 'a4' }), car('a8', { model: 'a4' })];
        const { counts: more } = await answer(shouted, inCars);
        expect(more.selects.find(({ key }) => key === 'model')?.options).toEqual([
          { option: 'a4', spelling: 'a4', count: 5 },
        ]);
      }
    });

    it('count in a category the ones that apply to it [SEARCH-15]', async () => {
      const all = { 1000: 1, 1020: 1, 2000: 5, 2020: 4, 2040: 1 };
      expect(Object.fromEntries((await answer(cars, { ...inCars })).counts.category)).toEqual(all);
      for (const query of ['', 'velo']) {
        const { counts } = await answer(titled(cars), {
          ...inCars,
          query,
          selects: { brand: ['audi'] },
          intervals: { mileage: { max: 10_000 } },
        });
        // The filter for mileage applies to all vehicles (2000), and that for the make only to cars (2020).
        expect(Object.fromEntries(counts.category)).toEqual({ ...all, 2000: 2, 2020: 1 });
      }
    });

    it('count ad types, sellers and free ads, each without its own filter', async () => {
      for (const query of ['', 'velo']) {
        const { counts } = await answer(titled(cars), { ...inCars, query, kind: 'offer', seller: 'private' });
        expect(counts.kind).toEqual({ offer: 2, wanted: 1 });
        expect(counts.seller).toEqual({ private: 2, company: 1 });
        expect(counts.free).toBe(0);
        expect((await answer(titled(cars), { ...inCars, query })).counts.free).toBe(1);
      }
    });

    it('omit paid ads on request [SEARCH-14]', async () => {
      const paid = titled(cars).map((each) => ({ ...each, gallery: true }));
      for (const query of ['', 'velo']) {
        expect((await answer(paid, { query })).galleryIds).toHaveLength(6);
        expect((await answer(paid, { query, organic: true })).galleryIds).toEqual([]);
      }
    });
  });

  describe('the options of an open list', () => {
    const makes = Array.from({ length: mostOptions + 20 }, (_, number) => `Make ${String(number).padStart(3, '0')}`);
    const bikes = [...makes, makes[7]!].map((make, number) =>
      listing(`a${number}`, { category: 2040, topCategory: 2000, parameters: { make } }),
    );

    it('are the most frequent ones, then the first by name, and the chosen', async () => {
      const about = { category: 2000, subcategory: 2040 };
      const makeCounts = async (chosen: Partial<SearchFilter>) =>
        (await answer(bikes, { ...about, ...chosen })).counts.selects.find(({ key }) => key === 'make')!.options;
      const options = await makeCounts({});
      expect(options).toHaveLength(mostOptions);
      expect(options[0]).toEqual({ option: 'make 007', spelling: 'Make 007', count: 2 });
      expect(options[1]?.option).toBe('make 000');
      const withChosen = await makeCounts({ selects: { make: ['make 119'] } });
      expect(withChosen).toHaveLength(mostOptions + 1);
      expect(withChosen.at(-1)).toEqual({ option: 'make 119', spelling: 'Make 119', count: 1 });
    });

    it('are in the order of code units when equally many ads have them', async () => {
      const spellings = ['\u{1D7D8}x', '０x', '\uFFFDy', '\u{1F6B2}y', 'zz'];
      const odd = spellings.map((make, number) =>
        listing(`a${number}`, { category: 2040, topCategory: 2000, parameters: { make } }),
      );
      const { counts } = await answer(odd, { category: 2000, subcategory: 2040 });
      expect(counts.selects.find(({ key }) => key === 'make')!.options).toEqual([
        { option: '0x', spelling: '\u{1D7D8}x', count: 2 },
        { option: 'zz', spelling: 'zz', count: 1 },
        { option: '\u{1F6B2}y', spelling: '\u{1F6B2}y', count: 1 },
        { option: '\uFFFDy', spelling: '\uFFFDy', count: 1 },
      ]);
    });
  });
}
