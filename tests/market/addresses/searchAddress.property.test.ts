import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { languages } from '#machines/market/language.ts';
import { normalFilter } from '#machines/search/normalFilter.ts';
import '#market/addresses/everySpelling.ts';
import { filterFrom, keysOf, searchKeysOf } from '#market/addresses/listAddress.ts';
import {
  classicAddress,
  realEstateAddress,
  resultsAddress,
  type SearchAddress,
  searchAddress,
  searchAt,
} from '#market/addresses/searchAddress.ts';
import { filterFromToken, tokenOf } from '#market/addresses/searchToken.ts';
import { anySearchFilter, anySearchFilterIn, everyCategory } from './anySearchFilter.ts';

const numRuns = process.env['ALLMEND_LONG'] === '1' ? 20_000 : 1000;
const language = fc.constantFrom(...languages);
const realEstateFilter = anySearchFilterIn(everyCategory.filter(({ category }) => category === realEstate));

/** The filter that a URL has when it is read in a language. */
function readAgain(spoken: (typeof languages)[number], { name, params, keys }: SearchAddress) {
  return searchAt({ name, language: spoken, params }, new URLSearchParams(keys.toString()))?.filter;
}

describe('any search', () => {
  it('is written to query keys, and read from them again [SEARCH-2]', () => {
    fc.assert(
      fc.property(anySearchFilter, (filter) => {
        expect(filterFrom(new URLSearchParams(keysOf(filter).toString()))).toEqual(normalFilter(filter));
      }),
      { numRuns },
    );
  });

  it('has a complete token, or none', () => {
    fc.assert(
      fc.property(anySearchFilter, (filter) => {
        const { view: _, ...search } = normalFilter(filter);
        const token = tokenOf(filter);
        if (token !== null) expect(filterFromToken(token)).toEqual(search);
        else expect(keysOf(filter).toString().length).toBeGreaterThan(700);
      }),
      { numRuns },
    );
  });

  it.each([
    ['its own grammar', searchAddress, anySearchFilter],
    ['the classic grammar [SEARCH-1]', classicAddress, anySearchFilter],
    ['the pairs of real estate [REALESTATE-2]', realEstateAddress, realEstateFilter],
    ['its token [ROUTES-5]', resultsAddress, anySearchFilter],
  ])('is written and read again by %s in every language', (_, written, some) => {
    fc.assert(
      fc.property(language, some, (spoken, filter) => {
        expect(readAgain(spoken, written(spoken, filter))).toEqual(normalFilter(filter));
      }),
      { numRuns },
    );
  });

  it.each([
    ['its own grammar', searchAddress],
    ['the classic grammar', classicAddress],
    ['its token', resultsAddress],
  ])('is read by %s in any other language', (_, written) => {
    fc.assert(
      fc.property(language, language, anySearchFilter, (spoken, reader, filter) => {
        expect(readAgain(reader, written(spoken, filter))).toEqual(normalFilter(filter));
      }),
      { numRuns },
    );
  });

  it('is written and read again in each category, in each language, by both of its addresses', () => {
    for (const where of everyCategory) {
      for (const spoken of languages) {
        fc.assert(
          fc.property(anySearchFilterIn([where]), (filter) => {
            for (const written of [searchAddress, resultsAddress]) {
              expect(readAgain(spoken, written(spoken, filter))).toEqual(normalFilter(filter));
            }
          }),
          { numRuns: numRuns / 500 },
        );
      }
    }
  });

  it('has a single address: the search that is read there is written there', () => {
    fc.assert(
      fc.property(language, anySearchFilter, (spoken, filter) => {
        const address = searchAddress(spoken, filter);
        expect(searchAddress(spoken, readAgain(spoken, address)!)).toEqual(address);
        expect(searchKeysOf(readAgain(spoken, address)!).toString()).toBe(searchKeysOf(filter).toString());
      }),
      { numRuns },
    );
  });
});
