import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { filterModel, invalidFilters, isPriceActive } from '#machines/search/filterModel.ts';
import { fromFilterModel, toFilterModel } from '#machines/search/filterModelOf.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { sortings } from '#machines/search/sortings.ts';
import { anyFilter } from '#tests/server/search/corpus/arbitraries.ts';

const nameOf = (category: number) => `Category ${category}`;
const reported = (filter: Partial<SearchFilter>) => toFilterModel(normalFilter({ ...everything, ...filter }), nameOf);

const anyPlace: fc.Arbitrary<Partial<SearchFilter>> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      region: fc.integer({ min: 1, max: 24 }),
      widened: fc.constantFrom('neighbours' as const, 'country' as const),
      subregion: fc.constantFrom('oberland', 'seeland'),
    },
    { requiredKeys: ['region'] },
  ),
  fc
    .array(fc.record({ localityID: fc.constantFrom('3011', 'koeniz-be', '8001'), radius: fc.nat({ max: 350 }) }), {
      minLength: 1,
    })
    .map((localities) => ({ localities })),
);
const anySearch = fc
  .tuple(anyFilter, anyPlace, fc.option(fc.constantFrom(30, 60, 100), { nil: undefined }))
  .map(([filter, place, pageSize]) => normalFilter({ ...filter, ...place, ...(pageSize && { pageSize }) }));

describe('the filter model', () => {
  it('expresses every search without loss', () => {
    fc.assert(
      fc.property(anySearch, (filter) => {
        const model = toFilterModel(filter, nameOf);
        expect(fromFilterModel(model)).toEqual(filter);
        expect(toFilterModel(fromFilterModel(model), nameOf)).toEqual(model);
      }),
      { numRuns: 1000 },
    );
  });

  it('matches its schema, also after serialization', () => {
    fc.assert(
      fc.property(anySearch, (filter) => {
        const model = toFilterModel(filter, nameOf);
        const read = checked(filterModel, JSON.parse(JSON.stringify(model)));
        expect(read).toEqual({ value: model });
      }),
    );
  });

  it('has text, page and order [SEARCH-18]', () => {
    expect(reported({ query: 'velo', page: 3, sort: 'cheapest' })).toMatchObject({
      query: 'velo',
      page: 3,
      sorting: { field: 'price', direction: 'ascending' },
    });
  });

  it('names the finest category with its id and its label [SEARCH-19]', () => {
    expect(reported({ category: 4000, subcategory: 4020 }).selectedCategory).toEqual({
      categoryID: 4020,
      label: 'Category 4020',
    });
    expect(reported({}).selectedCategory).toBeNull();
  });

  it('has the price with its bounds and whether only free listings count [SEARCH-20]', () => {
    expect(reported({ priceFrom: 10, priceTo: 20 }).filters.price).toEqual({
      min: 10,
      max: 20,
      freeOnly: false,
      valid: true,
    });
    expect(reported({ freeOnly: true }).filters.price).toEqual({ min: null, max: null, freeOnly: true, valid: true });
    expect(reported({}).filters.price).toBeUndefined();
  });

  it('has numbers as intervals [SEARCH-21], choices and texts as selected options [SEARCH-22]', () => {
    const cars = reported({
      category: 2000,
      subcategory: 2020,
      intervals: { mileage: { max: 100_000 } },
      selects: { brand: ['audi', 'bmw'], model: ['a4'] },
      kind: 'wanted',
      seller: 'company',
    });
    expect(cars.filters).toEqual({
      mileage: { min: null, max: 100_000, valid: true },
      brand: { selectedOptions: ['audi', 'bmw'] },
      model: { selectedOptions: ['a4'] },
      adType: { selectedOptions: ['wanted'] },
      sellerKind: { selectedOptions: ['company'] },
    });
  });

  it('has places, each with its radius [SEARCH-23], or a canton', () => {
    const localities = [{ localityID: '3011', radius: 10 }];
    const none = { region: null, widened: null, subregion: null };
    expect(reported({ localities }).filters.location).toEqual({ ...none, selectedLocalities: localities });
    expect(reported({ region: 4, widened: 'neighbours' }).filters.location).toEqual({
      ...none,
      selectedLocalities: [],
      region: 4,
      widened: 'neighbours',
    });
  });

  it('orders by each field either way that makes sense [SEARCH-24], and speaks four languages [SEARCH-25]', () => {
    for (const [sort, sorting] of sortings) {
      const localities = [{ localityID: '3011', radius: 0 }];
      expect(reported({ sort, localities }).sorting).toEqual(sorting);
    }
    const languages = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const;
    for (const queryLanguage of ['de', 'en', 'fr', 'it'] as const) {
      const model = reported({ queryLanguage });
      expect(model.language).toBe(languages[queryLanguage]);
      expect(fromFilterModel(model).queryLanguage).toBe(queryLanguage);
    }
  });

  it('reads empty filters, and both of two options, as no filter', () => {
    const read = (model: unknown) => fromFilterModel(z.parse(filterModel, model));
    expect(read({})).toEqual(everything);
    expect(read({ filters: { price: {}, location: {}, mileage: {}, brand: { selectedOptions: [] } } })).toEqual(
      everything,
    );
    expect(read({ filters: { adType: { selectedOptions: ['offer', 'wanted'] } } })).toEqual(everything);
  });

  it.each([
    [{ sorting: { field: 'relevance', direction: 'ascending' } }, 'sorting'],
    [{ filters: { brand: { min: 1 } } }, 'filters.brand'],
    [{ filters: { colours: { selectedOptions: [] } } }, 'filters'],
    [{ filters: { price: { min: '1' } } }, 'filters.price.min'],
    [{ language: 'RM' }, 'language'],
    [[], ''],
  ])('refuses %j', (model, field) => {
    const result = checked(filterModel, model);
    expect('problems' in result && result.problems.map((problem) => problem.field)).toContain(field);
  });
});

describe('a filter by price', () => {
  const none = { min: null, max: null, freeOnly: false, valid: true };
  it.each([
    ['min', { ...none, min: 0 }],
    ['max', { ...none, max: 5 }],
    ['freeOnly', { ...none, freeOnly: true }],
  ])('is active if %s is set [SEARCH-43]', (_, price) => {
    expect(isPriceActive(price)).toBe(true);
  });

  it('is not active if nothing is set [SEARCH-43]', () => {
    expect(isPriceActive(none)).toBe(false);
  });
});

describe('filters with bounds', () => {
  it('are distinguished by whether they are valid [SEARCH-42]', () => {
    const model = z.parse(filterModel, {
      filters: {
        price: { min: 1, valid: false },
        mileage: { valid: false },
        rooms: { min: 2 },
        brand: { selectedOptions: [] },
      },
    });
    expect(invalidFilters(model)).toEqual(['price', 'mileage']);
  });
});
