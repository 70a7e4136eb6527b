import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import type { CountedListing } from '#server/suggestions/vocabulary/countedListing.ts';
import { VocabularyCounts } from '#server/suggestions/vocabulary/vocabularyCounts.ts';
import { phrasesOf } from '#server/suggestions/phrases.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';

const words = ['Velo', 'velo', 'VELO', 'Vélo', 'Sofa', 'rot', 'E-Bike', 'ebike', 'mit', '7', 'Golf', 'x'];
const listing = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((each) => each.join(' ')),
  language: fc.constantFrom('de' as const, 'fr' as const),
  category: fc.constantFrom(4000, 4020, 4030, 3020, 99),
  price: fc.constantFrom('amount' as const, 'free' as const),
  parameters: fc.constantFrom('{}', '{"brand":"volkswagen","model":"Golf 7"}', '{"make":"Thule"}'),
  locality: fc.constantFrom('Bern', 'Köniz', ''),
});
type Change = { readonly put: CountedListing } | { readonly removed: string };
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: listing.map((put): Change => ({ put })) },
  { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'c', 'd').map((removed): Change => ({ removed })) },
);

function apply(counts: VocabularyCounts, changes: Iterable<Change>): VocabularyCounts {
  for (const each of changes) {
    if ('put' in each) counts.put(each.put);
    else counts.remove(each.removed);
  }
  return counts;
}

const toSuggestion = (counts: VocabularyCounts) => ({
  listings: counts.listings,
  listingsIn: [...counts.listingsIn].toSorted(([one], [other]) => one - other),
  listingsAt: counts.listingsAt
    .filter(([, listings]) => listings > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  texts: [...counts.texts()].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
});

describe('the counts of the vocabulary', () => {
  it('are those of the remaining ads, after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const left = new Map<string, CountedListing>();
        for (const each of changes) {
          if ('put' in each) left.set(each.put.id, each.put);
          else left.delete(each.removed);
        }
        const fresh = apply(
          new VocabularyCounts(),
          [...left.values()].map((put) => ({ put })),
        );
        expect(toSuggestion(apply(new VocabularyCounts(), changes))).toEqual(toSuggestion(fresh));
      }),
      { numRuns: isLong ? 3000 : 100 },
    );
  });

  it('count an ad once for a word, and give the category of more than half of its ads', () => {
    fc.assert(
      fc.property(fc.uniqueArray(listing, { selector: ({ id }) => id, minLength: 1 }), (listings) => {
        const counts = apply(
          new VocabularyCounts(),
          listings.map((put) => ({ put })),
        );
        for (const { key, listings: count, free, category } of counts.texts()) {
          if (key.includes(' ')) continue;
          const having = listings.filter(({ title, parameters }) => {
            const names = parameters === '{}' ? '' : parameters.includes('Thule') ? 'Thule' : 'VW Golf';
            return [title, names].some((name) => phrasesOf(name).words.some((word) => word.key === key));
          });
          // Words with digits are left out: a number counts only after a word.
          if (/\d/.test(key)) continue;
          expect([key, count, free]).toEqual([
            key,
            having.length,
            having.filter(({ price }) => price === 'free').length,
          ]);
          const inIt = having.filter((one) => one.category === category).length;
          const most = [4000, 4020, 4030, 3020].find(
            (id) => 2 * having.filter((one) => one.category === id).length > having.length,
          );
          if (most !== undefined) expect(category).toBe(most);
          else if (category !== 0) {
            const below = having.filter((one) => one.category === category || parentIdOf(one.category) === category);
            expect([category, 2 * below.length > having.length]).toEqual([category === 3000 ? 3000 : 4000, true]);
          }
          expect(inIt).toBeLessThanOrEqual(count);
        }
      }),
      { numRuns: isLong ? 2000 : 70 },
    );
  });

  it('respect their limit, retain frequent entries, and return to empty', () => {
    const counts = new VocabularyCounts({ words: 200, pairs: 200 });
    const frequent = ['Velo', 'Sofa', 'Tisch'];
    for (let number = 0; number < 5000; number += 1) {
      const title = `${frequent[number % 3]} seltenes wort${number.toString(36).replaceAll(/\d/g, 'q')}x${'abcdefghij'[number % 10]}`;
      counts.put({
        id: `ad${number}`,
        title,
        language: 'de',
        category: 4020,
        price: 'amount',
        parameters: '{}',
        locality: '',
      });
      expect([...counts.texts()].length).toBeLessThanOrEqual(400);
    }
    const most = [...counts.texts()]
      .filter(({ key }) => !key.includes(' '))
      .toSorted((one, other) => other.listings - one.listings)
      .slice(0, 4);
    expect(most.map(({ text }) => text)).toEqual(['seltenes', 'Velo', 'Sofa', 'Tisch']);
    expect(most[0]!.listings).toBe(5000);
    for (let number = 0; number < 3000; number += 1) counts.remove(`ad${number}`);
    const left = new Map(Array.from(counts.texts(), ({ text, listings }) => [text, listings]));
    expect([left.get('seltenes'), left.get('Velo'), left.get('Sofa')]).toEqual([2000, 667, 667]);
    for (let number = 3000; number < 5000; number += 1) counts.remove(`ad${number}`);
    expect([counts.listings, ...counts.texts()]).toEqual([0]);
  });
});
