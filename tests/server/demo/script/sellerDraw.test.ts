import { describe, expect, it } from 'vitest';
import { isWithinCategory } from '#machines/market/categories/categoryTree.ts';
import type { ListingText } from '#server/demo/listingText.ts';
import { type Sale, sellersFor } from '#server/demo/script/sellerDraw.ts';
import type { SellerScript } from '#server/demo/script/sellerScript.ts';
import { type SellerKey, sellers } from '#server/demo/sellers.ts';

const sofa: ListingText = {
  externalId: 'furniture/sofa',
  language: 'de',
  title: 'Sofa für drei',
  text: 'Es ist grau. Es ist bequem.',
  category: 3020,
  price: 380,
  parameters: {},
  pictures: ['couch-grey'],
  company: false,
  wanted: false,
  source: 'furniture.de.ads:1',
};

describe('the seller of an ad without a named seller', () => {
  it.each(['de', 'fr', 'it'] as const)('is a person who writes its language: %s', (language) => {
    for (const { key, script } of drawn(many(60, { language }))) {
      expect(script, key).toMatchObject({ language, kind: 'private' });
    }
  });

  it.each([
    ['de', 4020],
    ['fr', 2020],
    ['it', 3040],
    ['de', 6530],
  ] as const)('is a company of the trade, where a company sells: %s %i', (language, category) => {
    for (const { key, script } of drawn(many(30, { language, category, company: true }))) {
      expect(script, key).toMatchObject({ language, kind: 'company' });
      expect(
        script.trades.some((trade) => isWithinCategory(category, trade)),
        key,
      ).toBe(true);
    }
  });

  it('varies among many people, none of whom sells too many ads', () => {
    const perPerson = countsOf(drawn(many(150, {})));
    expect(perPerson.size).toBeGreaterThan(25);
    expect(Math.max(...perPerson.values())).toBeLessThanOrEqual(6);
    const cars = countsOf(drawn(many(70, { category: 2020 })));
    expect(Math.max(...cars.values())).toBeLessThanOrEqual(2);
  });

  it('includes their existing ads in the count', () => {
    const people = Object.entries(sellers).filter(([, { kind, language }]) => kind === 'private' && language === 'it');
    const [[free]] = people as [[SellerKey, SellerScript]];
    const reported = people.slice(1).flatMap(([seller]): Sale[] => [
      { seller: seller as SellerKey, category: 2020 },
      { seller: seller as SellerKey, category: 2020 },
    ]);
    const chosen = drawn(many(2, { language: 'it', category: 2020 }), reported);
    expect(chosen.map(({ key }) => key)).toEqual([free, free]);
  });

  it('is a company of the trade when all people have reached their limit', () => {
    const chosen = drawn(many(60, { language: 'it', category: 1020 }));
    expect(chosen.at(-1)!.script).toMatchObject({ kind: 'company', name: 'Casa Nostrana Immobili Sagl' });
  });

  it('lives mostly near the thing', () => {
    const chosen = drawn(many(40, { place: '6300 Zug ZG' }).slice(0, 5));
    expect(chosen.filter(({ script }) => script.place.endsWith('ZG')).length).toBeGreaterThanOrEqual(3);
  });

  it('stays the same when other ads are added', () => {
    const few = many(40, {});
    const before = sellersFor(few, []);
    const after = sellersFor([...many(20, { externalId: 'lamps/lamp', category: 3060 }), ...few], []);
    const moved = few.filter((listing) => before.get(listing) !== after.get(listing));
    expect(moved.length).toBeLessThanOrEqual(2);
  });

  it('is the named seller if there is one', () => {
    const listing = { ...sofa, seller: 'regula' } as const;
    expect(sellersFor([listing], []).get(listing)).toBe('regula');
  });

  it('is never a recent member', () => {
    const keys = drawn(many(200, {})).map(({ key }) => key);
    expect(keys).not.toContain('sommer');
    for (const key of keys) expect(sellers[key].memberForDays).toBeGreaterThanOrEqual(150);
  });
});

function many(count: number, changes: Partial<ListingText>): readonly ListingText[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sofa,
    ...changes,
    externalId: `${changes.externalId ?? sofa.externalId}-${index}`,
  }));
}

function drawn(listings: readonly ListingText[], reported: readonly Sale[] = []) {
  const chosen = sellersFor(listings, reported);
  return listings.map((listing) => ({ key: chosen.get(listing)!, script: sellers[chosen.get(listing)!] }));
}

function countsOf(chosen: ReturnType<typeof drawn>): ReadonlyMap<SellerKey, number> {
  const people = chosen.filter(({ script }) => script.kind === 'private');
  return new Map([...Map.groupBy(people, ({ key }) => key)].map(([key, own]) => [key, own.length]));
}
