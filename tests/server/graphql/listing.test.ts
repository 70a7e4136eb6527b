import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingItem, SimilarListings } from '#machines/listing/listingItem.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day, minute } from '#machines/market/units.ts';

let test: TestApp;
let ask: ReturnType<typeof graphqlOf>;
const removed = 'removedbike1';

beforeAll(async () => {
  test = await openTestApp(() => noon);
  ask = graphqlOf(test.app);
  await test.seller(ana, 'Ana Rossi');
  await test.seller('mosaik', 'Velo Mosaik', 'company');
  await test.publishes(ana, 'bikebikebike', bike);
  await test.publishes('mosaik', 'freefreefree', { ...bike, price: { kind: 'free' }, images: [] });
  await test.publishes(ana, 'onrequest123', {
    ...bike,
    category: 2020,
    parameters: { mileage: 12_500 },
    price: { kind: 'onRequest' },
    place: { country: 'DE', postcode: '79588', locality: 'Efringen' },
  });
  await test.publishes(ana, removed, bike);
  await test.tells(removed, [{ type: 'listing.removed', at: noon + minute, by: 'seller' }]);
});

afterAll(() => test.close());

const everything = `
  id title body language slug path kind status
  category { id name parent { id name } }
  price { __typename ... on Amount { francs previousFrancs text } ... on Free { text } ... on OnRequest { text } }
  place { text postcode locality country canton { code name abbreviations } }
  seller { id name kind since picture { name } }
  pictures { name addresses { width path } }
  parameters { key label text number }
  listedAt expiresAt isHighlighted externalUrl
`;

async function listing(id: string, fields: string, language = 'de') {
  const query = `query Listing($id: ID!) { listing(id: $id) { ${fields} } }`;
  const { data, errors } = await ask(query, { variables: { id }, headers: { 'accept-language': language } });
  expect(errors).toEqual([]);
  return data.listing;
}

describe('listing', () => {
  it('is the ad as the market shows it', async () => {
    expect(await listing('bikebikebike', everything)).toEqual({
      id: 'bikebikebike',
      title: 'Citybike mit 7 Gängen',
      body: 'Frisch aus dem Service, neue Bremsbeläge.',
      language: 'DE',
      slug: 'citybike-mit-7-gaengen',
      path: '/de/vi/citybike-mit-7-gaengen/bikebikebike',
      kind: 'OFFER',
      status: 'ACTIVE',
      category: { id: 4020, name: 'Velos', parent: { id: 4000, name: 'Sport' } },
      price: { __typename: 'Amount', francs: 480, previousFrancs: null, text: 'CHF\u00a0480.–' },
      place: {
        text: '3012\u00a0Bern\u00a0BE',
        postcode: '3012',
        locality: 'Bern',
        country: 'CH',
        canton: { code: 4, name: 'Bern', abbreviations: ['BE'] },
      },
      seller: { id: 'ana', name: 'Ana Rossi', kind: 'PRIVATE', since: '2026-05-02T10:00:00.000Z', picture: null },
      pictures: [
        {
          name: 'demo/bike-city-basket.svg',
          addresses: [160, 320, 480, 640, 960, 1280].map((width) => ({
            width,
            path: `/pictures/${width}/demo/bike-city-basket.jpg`,
          })),
        },
      ],
      parameters: [
        { key: 'condition', label: 'Zustand', text: 'Gut', number: null },
        { key: 'colour', label: 'Farbe', text: 'Grün', number: null },
      ],
      listedAt: '2026-05-02T10:00:00.000Z',
      expiresAt: '2026-07-01T10:00:00.000Z',
      isHighlighted: false,
      externalUrl: null,
    });
  });

  it.each(['de', 'fr', 'it', 'en'])('has the same content in %s as item.json', async (language) => {
    for (const id of ['bikebikebike', 'freefreefree', 'onrequest123']) {
      const item = (await test.get(`/api/v10/item/${id}.json`, { 'accept-language': language })).json<ListingItem>();
      const reported = await listing(id, everything, language);
      expect(reported.title).toBe(item.subject);
      expect(reported.category.name).toBe(item.category_info.name);
      expect(reported.category.parent?.name).toBe(item.category_info.parent_name);
      expect(reported.price.text).toBe(item.price_text);
      expect(reported.place.text).toBe(item.location);
      expect(reported.place.canton?.name ?? null).toBe(item.location_info.region_name);
      expect(reported.seller.kind === 'COMPANY').toBe(item.company_ad);
      expect(reported.path).toBe(`/${language}/vi/${item.slug}/${id}`);
      expect(reported.pictures.map(({ name }: { name: string }) => name)).toEqual(item.image_names);
      const parameters = item.parameters.slice(2).map(({ key, label, text }) => ({ key, label, text }));
      expect(reported.parameters).toMatchObject(parameters);
    }
  });

  it('has a price that is an amount, nothing, or on request', async () => {
    const price = (id: string) =>
      listing(id, 'price { __typename ... on Amount { francs } ... on Free { text } ... on OnRequest { text } }');
    expect((await price('bikebikebike')).price).toEqual({ __typename: 'Amount', francs: 480 });
    expect((await price('freefreefree')).price).toEqual({ __typename: 'Free', text: 'Gratis' });
    expect((await price('onrequest123')).price).toEqual({ __typename: 'OnRequest', text: 'Preis auf Anfrage' });
  });

  it('has numbers as numbers, and no canton outside Switzerland', async () => {
    const reported = await listing('onrequest123', 'parameters { key number text } place { country canton { code } }');
    expect(reported.parameters).toEqual([{ key: 'mileage', number: 12_500, text: '12’500 km' }]);
    expect(reported.place).toEqual({ country: 'DE', canton: null });
  });

  it('has pictures in the requested format', async () => {
    const { pictures } = await listing(
      'bikebikebike',
      'pictures { avif: addresses(format: AVIF) { path } webp: addresses(format: WEBP) { path } }',
    );
    expect(pictures[0].avif[0].path).toBe('/pictures/160/demo/bike-city-basket.avif');
    expect(pictures[0].webp[5].path).toBe('/pictures/1280/demo/bike-city-basket.webp');
  });

  it('shows the previous amount and the status of the ad, immediately after a change', async () => {
    await test.publishes(ana, 'changingbike', bike);
    const reported = () =>
      listing('changingbike', 'status isHighlighted price { ... on Amount { francs previousFrancs } }');
    await test.tells('changingbike', [
      { type: 'listing.repriced', at: noon + minute, price: { kind: 'amount', francs: 400 } },
      { type: 'listing.promoted', at: noon + minute, product: 'highlight', endsAt: noon + day },
    ]);
    expect(await reported()).toEqual({
      status: 'ACTIVE',
      isHighlighted: true,
      price: { francs: 400, previousFrancs: 480 },
    });
    await test.tells('changingbike', [{ type: 'listing.reserved', at: noon + 2 * minute }]);
    expect(await reported()).toMatchObject({ status: 'RESERVED' });
    await test.tells('changingbike', [{ type: 'listing.sold', at: noon + 3 * minute, where: 'here' }]);
    expect(await reported()).toMatchObject({ status: 'SOLD', isHighlighted: false });
  });

  it('has the similar ads of similar.json, for a few ads of an operation', async () => {
    const { items } = (await test.get('/api/v10/item/bikebikebike/similar.json')).json<SimilarListings>();
    const reported = await listing('bikebikebike', 'similar { id title }');
    expect(reported.similar).toEqual(items.map(({ id, subject }) => ({ id, title: subject })));
    expect(reported.similar.length).toBeGreaterThan(0);
    const { errors } = await ask('{ searchListings(pageSize: 6) { items { similar { id } } } }');
    expect(errors[0]!.extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  it('is null for an ad that is not public', async () => {
    for (const id of [removed, 'nothingthere', '', '../../etc/passwd', 'a'.repeat(5000)]) {
      expect(await listing(id, 'title')).toBeNull();
    }
  });
});
