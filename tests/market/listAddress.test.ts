import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories.ts';
import { pageSizes } from '#machines/market/limits.ts';
import { sortPresets } from '#machines/market/sortPresets.ts';
import { inView, priceRange } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { filterFrom, keysOf } from '#market/listAddress.ts';
import { filterFromToken, tokenOf } from '#market/searchToken.ts';

const subcategories = categoryTree.flatMap((top) =>
  top.children.map((child) => ({ category: top.id, subcategory: child.id })),
);

const categories = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...categoryTree.map(({ id }) => ({ category: id }))),
  fc.constantFrom(...subcategories),
);

const francs = fc.nat(999_999_999);

const text = fc.string({ maxLength: 60, unit: 'grapheme' });

/** Texts with entities in them, and entities of entities: who looks for `&lt;` types `&amp;lt;`. */
const entities = fc
  .array(fc.constantFrom('&amp;', 'amp;', '&', 'lt;', '#38;', '#x26;', 'nbsp;', 'nothing;', ' ', 'velo'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** Any filter that an address can tell. */
const filter: fc.Arbitrary<SearchFilter> = fc
  .tuple(
    categories,
    fc.record(
      {
        region: fc.integer({ min: 1, max: 24 }),
        priceFrom: francs,
        priceTo: francs,
        seller: fc.constantFrom('private' as const, 'company' as const),
        pageSize: fc.constantFrom(...pageSizes),
        view: fc.constant('grid' as const),
      },
      { requiredKeys: [] },
    ),
    fc.record({
      query: fc.oneof(text, entities).map(toSearchText),
      freeOnly: fc.boolean(),
      sort: fc.constantFrom(...sortPresets),
      page: fc.integer({ min: 1, max: 10_000 }),
    }),
  )
  .map(([category, { priceFrom, priceTo, ...some }, all]) => {
    return { ...category, ...some, ...priceRange({ priceFrom, priceTo }), ...all };
  });

describe('the address of a list', () => {
  it('tells every filter, and is read again as the same filter', () => {
    fc.assert(
      fc.property(filter, (one) => {
        const address = keysOf(one).toString();
        expect(filterFrom(new URLSearchParams(address))).toEqual(one);
      }),
    );
  });

  it('says nothing of what is the default', () => {
    expect(keysOf(filterFrom(new URLSearchParams())).toString()).toBe('');
    expect(keysOf(filterFrom(new URLSearchParams('sp=newest&o=1&gratis=0&q=+'))).toString()).toBe('');
  });

  it.each([
    ['sp=cheapestest', { sort: 'newest' }],
    ['o=-3', { page: 1 }],
    ['o=many', { page: 1 }],
    ['q=%20%20velo%20%26amp%3B%20helm%20', { query: 'velo & helm' }],
    ['subcategory=2020&category=3000', { category: 2000, subcategory: 2020 }],
    ['category=2020', { category: 2000, subcategory: 2020 }],
    // What the form of the filters sends where no script runs.
    ["ps=1'500&pe=CHF+2+000.-", { priceFrom: 1500, priceTo: 2000 }],
    ['ps=&pe=1%E2%80%99500.%E2%80%93', { priceTo: 1500 }],
    ['ps=500&pe=100', { priceFrom: 100, priceTo: 500 }],
  ])('reads %s forgivingly', (keys, expected) => {
    expect(filterFrom(new URLSearchParams(keys))).toMatchObject(expected);
  });

  it.each([
    'region=25',
    'category=1',
    'ps=cheap',
    'pe=-1',
    'pe=1000000000',
    'company_ad=2',
    'n=31',
    'n=60.0',
    'view=list',
    'view=map',
  ])('leaves %s out', (keys) => {
    expect(keysOf(filterFrom(new URLSearchParams(keys))).toString()).toBe('');
  });
});

describe('the token of a search', () => {
  it('is the search in one word that fits an address', () => {
    fc.assert(
      fc.property(filter, (one) => {
        const token = tokenOf(one);
        expect(token).toMatch(/^[\w-]+$/);
        // What is looked for, not the way it is shown.
        expect(filterFromToken(token)).toEqual(inView(one, 'list'));
      }),
    );
  });

  it('is refused when a character of it was changed', () => {
    fc.assert(
      fc.property(filter, fc.nat(), fc.constantFrom('A', 'B'), (one, place, other) => {
        const token = tokenOf(one);
        // The last character holds bits that no byte needs, so changing it may change nothing.
        const index = place % (token.length - 1);
        fc.pre(token[index] !== other);
        const changed = token.slice(0, index) + other + token.slice(index + 1);
        expect(filterFromToken(changed)).toBeUndefined();
      }),
    );
  });

  it.each(['', 'AA', 'no token', '%', 'A'.repeat(1001)])('%s is none', (text) => {
    expect(filterFromToken(text)).toBeUndefined();
  });
});
