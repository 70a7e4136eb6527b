import { describe, expect, it } from 'vitest';
import { evolve, type Listing, type ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { ListingText } from '#server/demo/listingText.ts';
import type { ListingScript } from '#server/demo/listingScript.ts';
import { demoJournal } from '#server/demo/demoJournal.ts';
import { demoSeller } from '#server/demo/demoSeller.ts';
import { days } from '#server/demo/script/durations.ts';
import { historyOf } from '#server/demo/script/history.ts';
import { rounded } from '#server/demo/script/priceDraw.ts';
import { sellers } from '#server/demo/sellers.ts';

const now = Date.UTC(2026, 4, 19, 9, 30);

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

const things = many(3000, {});
const reported = things.map((text) => ({ text, listing: listingOf(text) }));

describe('the history of an ad', () => {
  it('is deterministic, and different for different ads', () => {
    expect(listingOf(sofa)).toEqual(listingOf({ ...sofa }));
    expect(new Set(reported.map(({ listing }) => listing.draftedAt)).size).toBeGreaterThan(2900);
  });

  it('ends at the price in its text', () => {
    expect(
      reported.filter(({ listing }) => listing.content.price.kind !== 'amount' || listing.content.price.francs !== 380),
    ).toEqual([]);
  });

  it('ends in each state in its share', () => {
    const share = (status: ListingStatus) =>
      (reported.filter(({ listing }) => listing.status === status).length / reported.length) * 100;
    const shares: readonly (readonly [ListingStatus, number, number])[] = [
      ['reserved', 3.5, 6],
      ['sold', 8, 11],
      ['expired', 3, 5.5],
      ['paused', 0.3, 1.5],
      ['removed', 0.3, 1.5],
      ['inReview', 0.1, 1],
      ['awaitingVerification', 0.05, 0.7],
      ['rejected', 0.05, 0.6],
      ['draft', 0.05, 0.6],
    ];
    for (const [status, least, most] of shares) {
      expect(share(status), status).toBeGreaterThan(least);
      expect(share(status), status).toBeLessThan(most);
    }
  });

  it('bumps the newest: more in the last day than in any day a month ago', () => {
    const ages = reported
      .filter(({ listing }) => listing.status === 'active')
      .map(({ listing }) => (now - listing.listedAt!) / days(1));
    const lastDay = ages.filter((age) => age < 1).length;
    const aMonthAgo = ages.filter((age) => age >= 30 && age < 31).length;
    expect(lastDay).toBeGreaterThan(2 * aMonthAgo);
    expect(ages.filter((age) => age < 1 / 24).length).toBeGreaterThanOrEqual(3);
  });

  it('lowers prices more often than it raises them, to round prices', () => {
    const changed = reported.filter(({ listing }) => listing.previousPrice);
    const before = changed.map(({ listing }) =>
      listing.previousPrice!.kind === 'amount' ? listing.previousPrice!.francs : 0,
    );
    expect(changed.length / reported.length).toBeGreaterThan(0.12);
    expect(changed.length / reported.length).toBeLessThan(0.3);
    expect(before.filter((francs) => francs > 380).length).toBeGreaterThan(
      8 * before.filter((francs) => francs < 380).length,
    );
    expect(before.filter((francs) => francs % 10 !== 0 || francs === 380)).toEqual([]);
  });

  it('promotes some, and a company’s more often', () => {
    const running = (texts: readonly ListingText[], kind: 'private' | 'company') =>
      texts.filter((text) => listingOf(text, kind).promotions.some(({ product }) => product === 'gallery')).length;
    const byPeople = running(things, 'private');
    expect(byPeople).toBeGreaterThan(20);
    expect(byPeople).toBeLessThan(70);
    expect(running(things, 'company')).toBeGreaterThan(1.8 * byPeople);
  });

  it.each([
    ['a wanted thing', { wanted: true }],
    ['a lesson', { category: 6540 }],
    ['a job', { category: 6430 }],
    ['a lost thing', { category: 7777 }],
  ])('neither sells nor reserves %s, nor haggles over it', (_, changes) => {
    for (const text of many(400, changes)) {
      const listing = listingOf(text);
      expect(['sold', 'reserved']).not.toContain(listing.status);
      expect(listing.previousPrice).toBeUndefined();
    }
  });

  it.each(['free', 'onRequest', 5] as const)('leaves a price of %s unchanged', (price) => {
    for (const text of many(200, { price })) expect(listingOf(text).previousPrice).toBeUndefined();
  });
});

describe('a round price', () => {
  it.each([
    [7.3, 7],
    [63, 65],
    [487, 490],
    [1219, 1200],
    [8849, 8800],
    [31_260, 31_500],
    [737_400, 735_000],
  ])('%d is %d', (exact, said) => {
    expect(rounded(exact)).toBe(said);
  });
});

function many(count: number, changes: Partial<ListingText>): readonly ListingText[] {
  return Array.from({ length: count }, (_, index) => ({ ...sofa, ...changes, externalId: `furniture/sofa-${index}` }));
}

function listingOf(text: ListingText, kind: 'private' | 'company' = 'private'): Listing {
  const { title, category, parameters } = text;
  const script: ListingScript = {
    title,
    text: text.text,
    category,
    parameters,
    seller: 'regula',
    ...historyOf(text, kind),
  };
  const seller = demoSeller('regula', sellers.regula, now);
  const facts = demoJournal('listing-sofa', { listing: script, seller, externalId: text.externalId, now });
  const listing = facts.reduce<Listing | null>((so, fact) => evolve(so, fact), null);
  return listing!;
}
