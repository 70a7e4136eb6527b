import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandPage } from '#machines/landing/brandPage.ts';
import type { CategoryPage } from '#machines/landing/categoryPage.ts';
import type { RealEstateHome } from '#machines/landing/realEstateHome.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;

const vaduz = { country: 'LI', postcode: '9490', locality: 'Vaduz', region: 24 } as const;
const car = (model: string, fuel: string): Partial<ListingContent> => ({
  title: `BMW ${model}`,
  category: 2020,
  parameters: { brand: 'bmw', model, fuel },
});
const flat = (transaction: 'rent' | 'buy', place: Partial<ListingContent> = {}): Partial<ListingContent> => ({
  title: 'Attikawohnung mit Aussicht',
  category: 1020,
  parameters: { transaction },
  ...place,
});

const listings: Readonly<Record<string, Partial<ListingContent>>> = {
  bikebikebike: {},
  touringtouri: car('320d', 'diesel'),
  secondsecond: car('318i Touring', 'diesel'),
  electricelec: car('i4', 'electric'),
  golfgolfgolf: { title: 'Golf', category: 2020, parameters: { brand: 'volkswagen', model: 'Golf' } },
  rentrentrent: flat('rent'),
  buybuybuybuy: flat('buy'),
};

beforeAll(async () => {
  test = await openTestApp(() => noon);
  await test.seller(ana, 'Ana Rossi');
  for (const [id, content] of Object.entries(listings)) await test.publishes(ana, id, { ...bike, ...content });
  await test.publishes(ana, 'vaduzvaduzva', { ...bike, ...flat('rent'), place: vaduz });
});
afterAll(() => test.close());

/** Requests a landing page; resolves to the data with which it begins. */
async function firstData<Data>(address: string): Promise<Data> {
  const { statusCode, body } = await test.get(address);
  expect(statusCode, address).toBe(200);
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(body)![1]!;
  return (JSON.parse(json) as { readonly data: Data }).data;
}

const whereTo = async (address: string) => {
  const { statusCode, headers } = await test.get(address);
  return [statusCode, headers.location];
};

describe('the home of real estate', () => {
  it.each([
    ['/de/immobilien', 'Immobilien'],
    ['/fr/immobilier', 'Immobilier'],
    ['/it/immobili', 'Immobili'],
    ['/en/immobilien', 'Real estate'],
  ])('is at %s [ROUTES-11] [ROUTES-12] [ROUTES-13]', async (address, title) => {
    const { statusCode, body } = await test.get(address);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${address}">`);
    expect(body).toContain('hreflang="fr-CH" href="http://localhost:3000/fr/immobilier"');
    expect(body).toContain('"@type":"BreadcrumbList"');
  });

  it('counts rented and sold homes, by object and by canton, with Liechtenstein [REALESTATE-1]', async () => {
    const { counts, newest } = await firstData<RealEstateHome>('/de/immobilien');
    expect([counts.all.total, counts.rent.total, counts.buy.total]).toEqual([3, 2, 1]);
    expect([counts.rent.category['1020'], counts.buy.region['24'] ?? 0, counts.rent.region['24']]).toEqual([2, 0, 1]);
    expect(newest.map(({ id }) => id).toSorted()).toEqual(['buybuybuybuy', 'rentrentrent', 'vaduzvaduzva']);
  });

  it('links to lists by the words of their addresses, and shows its name next to the logo [SHELL-2]', async () => {
    const { body } = await test.get('/de/immobilien');
    expect(body).toContain('href="/de/immobilien/kanton/liechtenstein"');
    expect(body).toContain('href="/de/immobilien/objekt/wohnung"');
    const logo = /<header.*?<\/header>/s.exec(body)![0];
    expect(logo).toMatch(/<a [^>]*href="\/de\/immobilien"[^>]*>Immobilien<\/a>/);
    expect(/<header.*?<\/header>/s.exec((await test.get('/de')).body)![0]).not.toContain('Immobilien</a>');
    expect((await test.get('/de/immobilien/objekt/wohnung')).body).toMatch(
      /href="\/de\/immobilien"[^>]*>Immobilien<\/a>/,
    );
  });

  it('with the query of a form redirects to the list, and a word of another language to its own address', async () => {
    expect(await whereTo('/de/immobilien?rt=rent&region=24')).toEqual([
      301,
      '/de/immobilien/kanton/liechtenstein/angebot/mieten',
    ]);
    expect(await whereTo('/de/immobilier')).toEqual([301, '/de/immobilien']);
    expect(await whereTo('/fr/immobilien?utm_source=mail')).toEqual([301, '/fr/immobilier?utm_source=mail']);
  });

  it('has lists of 100 a page [REALESTATE-11]', async () => {
    for (let index = 0; index < 100; index += 1) {
      await test.publishes(ana, `homehome${String(index).padStart(4, '0')}`, { ...bike, ...flat('rent') });
    }
    const list = await firstData<ListingList>('/de/immobilien/angebot/mieten');
    expect([list.items.length, list.search_total]).toEqual([100, 102]);
    expect((await firstData<ListingList>('/de/immobilien/angebot/mieten?o=2')).items).toHaveLength(2);
  });
});

describe('the page of a car brand', () => {
  it.each([
    '/de/marken/fahrzeuge/autos/bmw',
    '/fr/marques/vehicules/voitures/bmw',
    '/it/marca/veicoli/auto/bmw',
    '/en/marken/fahrzeuge/autos/bmw',
  ])('is at %s [ROUTES-8] [ROUTES-9] [ROUTES-10]', async (address) => {
    const { statusCode, body } = await test.get(address);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<h1[^>]*>BMW<\/h1>/);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${address}">`);
    expect(body).toContain('hreflang="it-CH" href="http://localhost:3000/it/marca/veicoli/auto/bmw"');
  });

  it('has its models by their line and its fuels, with the number of cars, and all brands [VEHICLES-1]', async () => {
    const page = await firstData<BrandPage>('/de/marken/fahrzeuge/autos/bmw');
    expect(page.total).toBe(3);
    expect(page.models.map(({ label, count }) => [label, count])).toEqual([
      ['3er', 2],
      ['i4', 1],
    ]);
    expect(page.fuels.map(({ value, count }) => [value, count])).toEqual([
      ['diesel', 2],
      ['electric', 1],
    ]);
    expect(page.brands.map(({ value, count }) => [value, count])).toEqual([
      ['bmw', 3],
      ['volkswagen', 1],
    ]);
    expect(page.newest).toHaveLength(3);
  });

  it('links to ads with the model in any spelling', async () => {
    const { items } = await firstData<ListingList>('/de/li/fahrzeuge/autos?cb=bmw&cm=3er');
    const models = items.flatMap(({ parameters }) => parameters.filter(({ key }) => key === 'model'));
    expect(new Set(models.map(({ value }) => value))).toEqual(new Set(['318i Touring', '320d']));
  });

  it('links to the list of each model, and to each brand', async () => {
    const { body } = await test.get('/de/marken/fahrzeuge/autos/bmw');
    expect(body).toContain('href="/de/li/fahrzeuge/autos?cb=bmw&amp;cm=3er"');
    expect(body).toContain('href="/de/marken/fahrzeuge/autos/vw"');
  });

  it('of a brand without cars says so, and is not indexed by search engines', async () => {
    const { statusCode, body } = await test.get('/de/marken/fahrzeuge/autos/lada');
    expect(statusCode).toBe(200);
    expect(body).toContain('Lada: zurzeit keine Inserate');
    expect(body).toContain('content="noindex"');
  });

  it('in another spelling redirects to its own address; an unknown brand is not found', async () => {
    expect(await whereTo('/de/marken/fahrzeuge/autos/Volkswagen')).toEqual([301, '/de/marken/fahrzeuge/autos/vw']);
    expect(await whereTo('/fr/marken/fahrzeuge/autos/mercedes')).toEqual([
      301,
      '/fr/marques/vehicules/voitures/mercedes',
    ]);
    expect(await whereTo('/fr/marques/vehicules/voitures/mercedes')).toEqual([
      301,
      '/fr/marques/vehicules/voitures/mercedes-benz',
    ]);
    expect((await test.get('/de/marken/fahrzeuge/autos/trottinett')).statusCode).toBe(404);
    expect((await test.get('/de/marken/fahrzeuge/autos')).statusCode).toBe(404);
  });
});

describe('the landing page of a category', () => {
  it('has its subcategories, the cantons and the newest ads [ROUTES-7]', async () => {
    const page = await firstData<CategoryPage>('/de/cat/2000/fahrzeuge');
    expect([page.total, page.category['2020'], page.region['4']]).toEqual([4, 4, 4]);
    expect(page.brands.map(({ value }) => value)).toEqual(['bmw', 'volkswagen']);
    const { body } = await test.get('/de/cat/2000/fahrzeuge');
    expect(body).toContain('href="/de/li/fahrzeuge/autos"');
    expect(body).toContain('href="/de/li/fahrzeuge/bern"');
    expect(body).toContain('hreflang="fr-CH" href="http://localhost:3000/fr/cat/2000/vehicules"');
  });

  it('of a subcategory links to its siblings', async () => {
    const { body } = await test.get('/de/cat/4020/velos');
    expect(body).toMatch(/<h1[^>]*>.*Velos<\/h1>/);
    expect(body).toContain('Mehr in Sport');
    expect(body).not.toContain('Beliebte Marken');
  });

  it('with another slug, or none, redirects to its own address [ROUTES-7]', async () => {
    expect(await whereTo('/de/cat/4000')).toEqual([301, '/de/cat/4000/sport']);
    expect(await whereTo('/fr/cat/2000/fahrzeuge')).toEqual([301, '/fr/cat/2000/vehicules']);
    expect(await whereTo('/de/cat/1000/immobilien')).toEqual([301, '/de/immobilien']);
  });

  it.each(['/de/cat/4001/sport', '/de/cat/04000', '/de/cat/sport', '/de/cat'])('%s is not found', async (address) => {
    expect((await test.get(address)).statusCode).toBe(404);
  });
});
