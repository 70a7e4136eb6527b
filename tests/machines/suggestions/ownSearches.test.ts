import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  isOfDevice,
  mostOwnSearches,
  type OwnSearch,
  searchOf,
  withOwnSearch,
  withoutOwnSearch,
} from '#machines/suggestions/ownSearches.ts';
import { suggestionsIn, titleOf } from '#machines/suggestions/suggestion.ts';

const search = fc.record({
  text: fc.string({ minLength: 1 }),
  searchToken: fc.option(fc.base64String()),
  description: fc.option(fc.constantFrom('Sport', 'Haushalt')),
});

const saved = (searches: readonly OwnSearch[]) =>
  searches.reduce<readonly OwnSearch[]>((own, next) => withOwnSearch(own, next), []);

describe('the recent searches of a device', () => {
  it('are the last 20 different ones, the latest first', () => {
    fc.assert(
      fc.property(fc.array(search, { minLength: 1, maxLength: 40 }), (searches) => {
        const own = saved(searches);
        expect(own[0]).toEqual(searches.at(-1));
        expect(own.length).toBeLessThanOrEqual(mostOwnSearches);
        expect(
          new Set(own.map(({ text, description }) => JSON.stringify([text.toLowerCase(), description]))).size,
        ).toBe(own.length);
      }),
    );
  });

  it('drop the oldest when they are full', () => {
    const searches = Array.from({ length: 25 }, (_, at) => ({
      text: `search ${at}`,
      searchToken: null,
      description: null,
    }));
    expect(saved(searches).map(({ text }) => text)).toEqual(
      searches
        .map(({ text }) => text)
        .toReversed()
        .slice(0, 20),
    );
  });

  it('are suggested by any part of their text, and removed when their suggestion is deleted', () => {
    fc.assert(
      fc.property(fc.array(search, { minLength: 1, maxLength: 8 }), (searches) => {
        const own = saved(searches);
        for (const suggestion of suggestionsIn(groupsOf(own, own[0]!.text))) {
          expect(isOfDevice(suggestion)).toBe(true);
          expect(own).toContainEqual(searchOf(suggestion));
          expect(titleOf(suggestion).toLowerCase()).toContain(own[0]!.text.trim().toLowerCase());
          expect(withoutOwnSearch(own, searchOf(suggestion))).toHaveLength(own.length - 1);
        }
      }),
    );
  });

  it('have the typed part in bold', () => {
    const own = [{ text: 'Citybike blau', searchToken: null, description: null }];
    expect(suggestionsIn(groupsOf(own, 'BIKE'))[0]!.labelTitleHighlighted).toEqual(['City', 'bike', ' blau']);
    expect(groupsOf(own, 'sofa')).toEqual([]);
  });
});
