import { describe, expect, it } from 'vitest';
import type { Say } from '#server/http/words.ts';
import { listingItem } from '#server/listing/answers/listingItems.ts';
import type { ListingWithPhone } from '#server/listing/shownListings.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

const golf: ListingWithPhone = {
  id: 'abcdefghijkl',
  seller: 'garage',
  status: 'active',
  title: 'VW Golf 1.4 TSI, Kombi',
  body: 'Scheckheftgepflegt.',
  language: 'de',
  category: 2020,
  kind: 'offer',
  price: 'amount',
  francs: 12_500,
  previous_francs: 13_900,
  country: 'CH',
  postcode: '3012',
  locality: 'Bern',
  region: 4,
  parameters: JSON.stringify({ mileage: 98_000, brand: 'volkswagen', fuel: 'petrol', registrationYear: 2014 }),
  images: JSON.stringify(['demo/car-hatch.svg', 'demo/car-green.svg']),
  source: 'import:cars',
  external_url: 'https://cars.example/7',
  external_info: JSON.stringify({ dateCreated: '2016-03-26' }),
  drafted_at: noon,
  edited_at: null,
  published_at: noon,
  listed_at: noon + 1500,
  expires_at: noon + 1,
  seller_name: 'Garage Muster',
  seller_kind: 'company',
  seller_since: noon - 5000,
  seller_status: 'invited',
  seller_blocked: 0,
  seller_picture: null,
  promotions: new Set(['combo']),
  phone_hash: 'hashOfTheNumber',
};

/** Renders each message as its id, preceded by its number if it has one. */
const say: Say = (word, values) => (values?.['number'] === undefined ? word.id : `${values['number']} ${word.id}`);
const telling = { language: 'de' as const, say, localities: swissLocalities };
const reported = (changes: Partial<ListingWithPhone> = {}) => listingItem({ ...golf, ...changes }, telling);

describe('an ad in the responses of calls', () => {
  it('has its core: id, subject, body, price, type, language, time, slug, source [LISTING-2]', () => {
    expect(reported()).toMatchObject({
      id: 'abcdefghijkl',
      subject: 'VW Golf 1.4 TSI, Kombi',
      body: 'Scheckheftgepflegt.',
      price: 12_500,
      price_text: 'CHF\u00a012’500.–',
      previous_price: 13_900,
      type: 'offer',
      language: 'de',
      epoch_time: Math.floor((noon + 1500) / 1000),
      slug: 'vw-golf-1-4-tsi-kombi',
      source: 'import:cars',
      external_url: 'https://cars.example/7',
      external_info: { dateCreated: '2016-03-26' },
      highlight: true,
      favorite: false,
      preview: false,
    });
  });

  it('names its category and the parent, in the requested language [LISTING-3]', () => {
    expect(reported().category_info).toEqual({ id: 2020, name: 'Autos', parent_id: 2000, parent_name: 'Fahrzeuge' });
    expect(reported({ category: 2000 }).category_info).toEqual({
      id: 2000,
      name: 'Fahrzeuge',
      parent_id: null,
      parent_name: null,
    });
  });

  it('contains its place as people write it, and in parts; never the street [LISTING-4]', () => {
    const { location, location_info } = reported();
    expect(location.replaceAll('\u00a0', ' ')).toBe('3012 Bern BE');
    expect(location_info).toEqual({
      area: 'Bern',
      plz: '3012',
      address: null,
      region_id: 4,
      region_name: 'Bern',
      postcode_name: 'Bern',
    });
  });

  it('has no canton for a postcode abroad', () => {
    const abroad = reported({ country: 'DE', postcode: '79588', locality: '', region: null });
    expect(abroad.location_info).toMatchObject({ plz: '79588', region_id: null, region_name: null });
  });

  it('has its pictures, the first as thumb [LISTING-5]', () => {
    expect(reported()).toMatchObject({
      image_names: ['demo/car-hatch.svg', 'demo/car-green.svg'],
      thumb_name: 'demo/car-hatch.svg',
    });
    expect(reported({ images: '[]' })).toMatchObject({ image_names: [], thumb_name: null });
  });

  it('names its seller [LISTING-6]', () => {
    expect(reported()).toMatchObject({
      company_ad: true,
      public_account_id: 'garage',
      user_alias: 'Garage Muster',
      phone_hash: 'hashOfTheNumber',
      account_info: { company_ad: true, since: Math.floor((noon - 5000) / 1000), picture: null },
    });
    expect(reported({ seller_picture: 'people/logo.webp' }).account_info.picture).toBe('people/logo.webp');
  });

  it('omits parameters that its category no longer has', () => {
    const parameters = JSON.stringify({ condition: 'good', fuel: 'petrol' });
    expect(reported({ parameters }).parameters.map(({ key }) => key)).toEqual(['type', 'price', 'fuel']);
  });

  it('lists its parameters with type and price first, then in the order of its category [LISTING-7]', () => {
    expect(reported().parameters.map(({ key }) => key)).toEqual([
      'type',
      'price',
      'brand',
      'registrationYear',
      'mileage',
      'fuel',
    ]);
    expect(reported().parameters).toContainEqual({
      key: 'mileage',
      value: 98_000,
      label: 'parameter.mileage',
      text: '98’000 unit.kilometres',
    });
    expect(reported().parameters).toContainEqual({
      key: 'brand',
      value: 'volkswagen',
      label: 'parameter.brand',
      text: 'VW',
    });
    expect(reported().parameters).toContainEqual({
      key: 'registrationYear',
      value: 2014,
      label: 'parameter.registrationYear',
      text: '2014',
    });
  });

  it('marks a rent as monthly', () => {
    const flat = { category: 1020, parameters: JSON.stringify({ transaction: 'rent', rooms: 3.5 }) };
    const rent = 'CHF\u00a012’500.– price.byTheMonth';
    expect(reported(flat)).toMatchObject({ price: 12_500, price_text: rent });
    expect(reported(flat).parameters.find(({ key }) => key === 'price')?.text).toBe(rent);
    for (const other of [
      { ...flat, parameters: JSON.stringify({ transaction: 'buy' }) },
      // A holiday home, whose price is per week.
      { ...flat, category: 1050 },
      { ...flat, price: 'onRequest' as const, francs: null },
    ]) {
      expect(reported(other).price_text).not.toContain('price.byTheMonth');
    }
  });

  it('states a price without a number in words', () => {
    expect(reported({ price: 'free', francs: 0 })).toMatchObject({ price: null, price_text: 'price.free' });
    expect(reported({ price: 'onRequest', francs: null })).toMatchObject({
      price: null,
      price_text: 'price.onRequest',
    });
  });
});
