import { describe, expect, it } from 'vitest';
import type { ListingScript } from '#server/demo/listingScript.ts';
import { demoJournal } from '#server/demo/demoJournal.ts';
import { demoPlace } from '#server/demo/demoPlace.ts';
import type { DemoSeller } from '#server/demo/demoSeller.ts';
import { days, hours } from '#server/demo/script/durations.ts';
import { notYet, promote, repriceTo, reserve, sell } from '#server/demo/script/steps.ts';
import { proseOf } from '#server/demo/script/wording.ts';

const now = Date.UTC(2026, 4, 19);

const regula: DemoSeller = {
  id: 'regulaaaaaaa',
  name: 'Regula',
  kind: 'private',
  place: demoPlace('3012 Bern BE'),
  language: 'de',
  since: 0,
};

const bike: ListingScript = {
  seller: 'regula',
  category: 4020,
  title: 'Citybike',
  text: 'Grün. Mit Korb.',
  price: 480,
  listed: days(3),
};

describe('the journal of a scripted ad', () => {
  it('begins with a draft, submitted when its seller had typed it', () => {
    expect(journalOf(bike).map(({ type, at }) => [type, at])).toEqual([
      ['listing.drafted', now - days(3) - 15 * 350],
      ['listing.published', now - days(3)],
    ]);
  });

  it("contains the place of the thing: the seller's home, or a separate place", () => {
    expect(contentOf(bike).place.postcode).toBe('3012');
    expect(contentOf({ ...bike, place: '7000 Chur GR' }).place).toMatchObject({ locality: 'Chur', region: 8 });
  });

  it('names pictures by their path below the picture store, and marks wanted ads', () => {
    expect(contentOf({ ...bike, pictures: ['bike-city'] })).toMatchObject({
      images: ['demo/bike-city.svg'],
      kind: 'offer',
    });
    expect(contentOf({ ...bike, wanted: true }).kind).toBe('wanted');
  });

  it('contains each step at its time', () => {
    const facts = journalOf({ ...bike, later: [repriceTo(420, days(2)), reserve(hours(5))] });
    expect(facts.slice(2)).toEqual([
      { type: 'listing.repriced', at: now - days(2), price: { kind: 'amount', francs: 420 } },
      { type: 'listing.reserved', at: now - hours(5) },
    ]);
  });

  it('ends promotions and terms when they are due, between the steps and after the last', () => {
    const facts = journalOf({
      ...bike,
      listed: days(70),
      later: [promote('gallery', days(60)), repriceTo(99, days(30))],
    });
    expect(facts.slice(2).map(({ type, at }) => [type, (now - at) / days(1)])).toEqual([
      ['listing.promoted', 60],
      ['listing.promotionEnded', 53],
      ['listing.repriced', 30],
      ['listing.expired', 10],
    ]);
  });

  it('does not expire sold ads, and leaves a draft unchanged', () => {
    expect(journalOf({ ...bike, listed: days(70), later: [sell('here', days(65))] }).at(-1)?.type).toBe('listing.sold');
    expect(journalOf({ ...bike, listed: days(70), submitListing: notYet }).map(({ type }) => type)).toEqual([
      'listing.drafted',
    ]);
  });

  it('refuses a script that the chart forbids, and names ad and refusal', () => {
    expect(() => journalOf({ ...bike, later: [sell('here', days(2)), reserve(days(1))] })).toThrow(
      /^bicycles\/test: .*journal\.wrongState/,
    );
  });

  it('refuses a script that the rules forbid, and names the field', () => {
    expect(() => journalOf({ ...bike, parameters: { rooms: 3.5 } })).toThrow(/listing\.invalid.*rooms/);
  });
});

describe('the reader of a script', () => {
  it('reads a place as people write it, Liechtenstein included', () => {
    expect(demoPlace('9000 St. Gallen SG')).toEqual({
      country: 'CH',
      postcode: '9000',
      locality: 'St. Gallen',
      region: 16,
    });
    expect(demoPlace('9490 Vaduz FL')).toMatchObject({ country: 'LI', region: 24 });
  });

  it('throws on a place without a known canton', () => {
    expect(() => demoPlace('3012 Bern XX')).toThrow('3012 Bern XX');
  });

  it('joins the lines of a text and preserves its paragraphs', () => {
    expect(proseOf('\n  Eins\n  zwei.\n\n  Drei.')).toBe('Eins zwei.\n\nDrei.');
    expect(proseOf('\n  Dabei:\n  - Kabel\n  - Hülle,\n  rot')).toBe('Dabei:\n- Kabel\n- Hülle, rot');
  });
});

function journalOf(listing: ListingScript) {
  return demoJournal('listing-bike', { listing, seller: regula, externalId: 'bicycles/test', now });
}

function contentOf(listing: ListingScript) {
  const [drafted] = journalOf(listing);
  if (drafted?.type !== 'listing.drafted') throw new Error('A journal begins with a draft');
  return drafted.content;
}
