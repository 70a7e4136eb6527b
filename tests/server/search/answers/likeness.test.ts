import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparable, likeness } from '#server/search/answers/likeness.ts';

const citybike: Comparable = {
  title: 'Citybike mit 7 Gängen',
  language: 'de',
  category: 4020,
  kind: 'offer',
  francs: 480,
  region: 4,
  postcode: '3012',
};

/** The names of other ads, ranked by their similarity to the citybike. */
function ranked(others: Readonly<Record<string, Partial<Comparable>>>): readonly string[] {
  return Object.entries(others)
    .map(([name, changes]) => ({ name, score: likeness(citybike, { ...citybike, ...changes }) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ name }) => name);
}

describe('the likeness of two ads', () => {
  it('depends most on their titles, then on their categories, then on their prices, then on their places', () => {
    expect(
      ranked({
        elsewhere: { region: 1, postcode: '8001' },
        dearer: { francs: 1900 },
        otherKind: { category: 4010 },
        otherThing: { title: 'Schlitten aus Holz', category: 4020 },
        twin: {},
      }),
    ).toEqual(['twin', 'elsewhere', 'dearer', 'otherKind', 'otherThing']);
  });

  it('ignores the inflection of a word', () => {
    expect(ranked({ other: { title: 'Rennvelo Carbon' }, plural: { title: 'Citybikes, 7 Gänge' } })).toEqual([
      'plural',
      'other',
    ]);
  });

  it('is higher for nearer prices, and lower between something and nothing', () => {
    expect(
      ranked({ half: { francs: 240 }, near: { francs: 500 }, fourTimes: { francs: 1920 }, same: { francs: 480 } }),
    ).toEqual(['same', 'near', 'half', 'fourTimes']);
    expect(likeness({ ...citybike, francs: 0 }, { ...citybike, francs: 1 })).toBeLessThan(
      likeness({ ...citybike, francs: 0 }, { ...citybike, francs: 0 }),
    );
  });

  it('is symmetric, and no ad is more like another than itself', () => {
    const listing: fc.Arbitrary<Comparable> = fc.record({
      title: fc.oneof(fc.constantFrom('Citybike rot', 'Rotes Velo', ''), fc.string()),
      language: fc.constantFrom('de' as const, 'fr' as const, 'it' as const, 'en' as const),
      category: fc.constantFrom(4020, 4010, 1010),
      kind: fc.constantFrom('offer' as const, 'wanted' as const),
      francs: fc.oneof(fc.constant(null), fc.nat()),
      region: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 24 })),
      postcode: fc.constantFrom('3012', '8001'),
    });
    fc.assert(
      fc.property(listing, listing, (one, other) => {
        expect(likeness(one, other)).toBeCloseTo(likeness(other, one));
        expect(likeness(one, other)).toBeLessThanOrEqual(likeness(one, one) + 1e-9);
      }),
    );
  });
});
