import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  await test.publishes(ana, 'bikebikebike', bike);
});

afterAll(() => test.close());

const token = (filter: Partial<SearchFilter>) => tokenOf({ ...everything, ...filter });
const velo = token({ query: 'velo' });
const flats = token({ category: 1000, subcategory: 1020, priceTo: 2000 });

describe('a search', () => {
  it.each([
    // Submissions of a form without script, and old URLs.
    ['/de/li?category=4000&ps=100&pe=', '/de/li/sport?ps=100'],
    ['/de/li?subcategory=4020&zipcode=3011&radius=5&q=', '/de/li/sport/velos?zipcode=3011&radius=5'],
    ['/de/li?m=koeniz-be&gratis=1', '/de/li/bern/koeniz-be/gratis'],
    ['/fr/li/4000/4', '/fr/li/sport/berne'],
    // URLs with words of another language, in another order, or with an extra slash.
    ['/it/li/fahrzeuge/autos/waadt?cb=audi', '/it/li/veicoli/auto/vaud?cb=audi'],
    ['/de/li/bern/sport', '/de/li/sport/bern'],
    ['/de/li//sport/', '/de/li/sport'],
    ['/de/li/B%C3%BCcher', '/de/li/buecher'],
    // URLs with empty or superseded filters: SEARCH-6, 15, 31, 45, 46.
    ['/de/li/', '/de/li'],
    ['/de/', '/de'],
    ['/de/li?o=0', '/de/li'],
    ['/de/li?o=abc', '/de/li'],
    ['/de/li?sp=quatsch', '/de/li'],
    ['/de/li?q=%20velo%20', '/de/li?q=velo'],
    ['/de/li?zipcode=', '/de/li'],
    ['/de/li/fahrzeuge/autos?fu=diesel&fu=petrol', '/de/li/fahrzeuge/autos?fu=diesel,petrol'],
    ['/de/li?sp=cheapest&q=velo', '/de/li?q=velo&sp=cheapest'],
    ['/de/immobilien/angebot/alle/?o=2', '/de/immobilien/angebot/alle?o=2'],
    // URLs with names: places from a form without script, cantons, and makes by the names of their pages.
    ['/de/li?zipcode=Z%C3%BCrich', '/de/li/zuerich/zuerich-zh'],
    ['/fr/li?zipcode=%20genf%20&radius=10&q=', '/fr/li?zipcode=geneve-ge&radius=10'],
    ['/de/li?zipcode=3011,K%C3%B6niz&radius=0,5', '/de/li?zipcode=3011,koeniz-be&radius=0,5'],
    ['/de/li?zipcode=Buchs%20AG', '/de/li/aargau/buchs-ag'],
    ['/de/li?zipcode=3098%20K%C3%B6niz', '/de/li?zipcode=3098'],
    ['/de/immobilien?zipcode=Lugano', '/de/immobilien/ort/lugano-ti'],
    ['/de/li?zipcode=Kanton%20Bern', '/de/li/bern'],
    ['/de/li?q=velo&zipcode=Kt.%20Z%C3%BCrich&radius=10', '/de/li/zuerich?q=velo'],
    ['/fr/li?zipcode=canton%20de%20Vaud', '/fr/li/vaud'],
    ['/fr/li?zipcode=CANTON%20DU%20JURA', '/fr/li/jura'],
    ['/it/li?zipcode=Cantone+Ticino', '/it/li/ticino'],
    ['/en/li?zipcode=canton+of+Zug', '/en/li/zug'],
    ['/de/li?zipcode=Aargau', '/de/li/aargau'],
    ['/de/immobilien?zipcode=Kt%20ZH', '/de/immobilien/kanton/zuerich'],
    ['/de/li?region=Kanton%20Bern', '/de/li/bern'],
    ['/de/li/sport?m=Kanton%20Bern', '/de/li/sport/bern'],
    ['/de/li?m=K%C3%B6niz', '/de/li/bern/koeniz-be'],
    ['/de/li?region=Bern', '/de/li/bern'],
    ['/fr/li?region=gen%C3%A8ve', '/fr/li/geneve'],
    ['/it/li?region=vd', '/it/li/vaud'],
    ['/de/li/fahrzeuge/autos?cb=Audi', '/de/li/fahrzeuge/autos?cb=audi'],
    ['/de/li/fahrzeuge/autos?cb=mercedes,VW', '/de/li/fahrzeuge/autos?cb=mercedesBenz,volkswagen'],
    ['/de/li/fahrzeuge/autos?fu=Diesel', '/de/li/fahrzeuge/autos?fu=diesel'],
    // URLs with car models, which are replaced by their model lines.
    ['/de/li/fahrzeuge/autos?cb=VW&cm=Golf%201.4%20TSI', '/de/li/fahrzeuge/autos?cb=volkswagen&cm=golf'],
    ['/de/li/fahrzeuge/autos?cm=golf%201.4%20tsi', '/de/li/fahrzeuge/autos?cm=golf'],
    ['/de/LI', '/de/li'],
    // URLs with the names of towns, which are replaced by their ids within their cantons.
    ['/de/li/sport/bern/koeniz', '/de/li/sport/bern/koeniz-be'],
    ['/de/li/aargau/Buchs?q=velo', '/de/li/aargau/buchs-ag?q=velo'],
    ['/de/li/bern/koeniz?q=a?b', '/de/li/bern/koeniz-be?q=a%3Fb'],
    ['/fr/li/st-gallen/buchs', '/fr/li/saint-gall/buchs-sg'],
    ['/de/immobilien/ort/Z%C3%BCrich', '/de/immobilien/ort/zuerich-zh'],
    [
      '/fr/immobilier/objet/maison/localite/la-chaux-de-fonds',
      '/fr/immobilier/objet/maison/localite/la-chaux-de-fonds-ne',
    ],
    ['/de/li?category=Fahrzeuge', '/de/li/fahrzeuge'],
    ['/de/li?subcategory=voitures', '/de/li/fahrzeuge/autos'],
    // Queries in the encoding of old forms (Latin-1).
    ['/fr/li?q=v%E9lo', '/fr/li?q=v%C3%A9lo'],
    ['/de/li?q=%ff%FEz%C3%BC', '/de/li?q=%C3%BF%C3%BEz%C3%BC'],
    ['/de/li/B%FCcher', '/de/li/buecher'],
    ['/de/Immobilien/Objekt/Haus', '/de/immobilien/objekt/haus'],
    // Real estate has its own form of URL, to which these redirect.
    ['/de/li/immobilien/wohnungen/mieten/bern', '/de/immobilien/objekt/wohnung/kanton/bern/angebot/mieten'],
    ['/en/li?category=1000&sa=&rt=buy', '/en/immobilien/offer/buy'],
    ['/fr/immobilien/ort/bern-be/objekt/haus', '/fr/immobilier/objet/maison/localite/bern-be'],
    ['/de/immobilien/quartier/bern-be?ss=', '/de/immobilien/ort/bern-be'],
    ['/de/immobilien?rt=rent', '/de/immobilien/angebot/mieten'],
  ])('at %s is at %s', async (requested, canonical) => {
    const moved = await test.get(requested);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, canonical]);
    const page = await test.get(canonical);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`"address":"${canonical}"`);
  });

  it.each([
    ['/de/q?q=velo', `/de/q/velo/${velo}`],
    [`/de/q/other/${velo}`, `/de/q/velo/${velo}`],
    [`/de/q/${velo}`, `/de/q/velo/${velo}`],
    [`/fr/q/wohnungen/${flats}`, `/fr/q/appartements/${flats}`],
    [`/de/q/velo/${velo}?o=2&view=grid`, `/de/q/velo/${token({ query: 'velo', page: 2 })}?view=grid`],
    // A path that has a text but no token is a search for the text.
    ['/de/q/velo', `/de/q/velo/${velo}`],
    ['/de/q/rotes-velo?view=grid', `/de/q/rotes-velo/${token({ query: 'rotes velo' })}?view=grid`],
  ])('by a token, at %s, is at %s [ROUTES-5]', async (requested, canonical) => {
    const moved = await test.get(requested);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, canonical]);
    expect((await test.get(canonical)).statusCode).toBe(200);
  });

  it('by a token is the same as by the classic address, which is canonical', async () => {
    const { body } = await test.get(`/de/q/citybike/${token({ query: 'citybike', category: 4000 })}`);
    expect(body).toContain('Citybike mit 7 Gängen');
    // A page for a searched text is `noindex`: search engines should not send visitors to it.
    expect(body).toContain('noindex');
    const sports = await test.get(`/de/q/sport/${token({ category: 4000 })}`);
    expect(sports.body).toContain('<link rel="canonical" href="http://localhost:3000/de/li/sport">');
  });

  it.each([
    ['/de/li?category=4000&gclid=1&utm_source=a%20b&x=1', '/de/li/sport?gclid=1&utm_source=a%20b'],
    ['/de/li/bern/sport?q=velo&utm_medium=mail', '/de/li/sport/bern?q=velo&utm_medium=mail'],
    ['/de/q/velo/nonsense?gclid=2', '/de/q?ignored.token=nonsense&gclid=2'],
    ['/de/li/sport/bern/nirgendwo-be?utm_campaign=x', '/de/li/sport/bern?ignored.zipcode=nirgendwo-be&utm_campaign=x'],
    ['/de/li/?utm_campaign=x&o=1', '/de/li?utm_campaign=x'],
  ])('passes the keys of advertisements on: %s [SEARCH-17]', async (requested, location) => {
    expect((await test.get(requested)).headers.location).toBe(location);
    const { statusCode, body } = await test.get(location);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('utm_');
    expect(body).not.toContain('gclid');
  });

  it.each([
    // Places that the market does not know.
    ['/de/li/sport/bern/nirgendwo-be', '/de/li/sport/bern?ignored.zipcode=nirgendwo-be', 'Ort: «nirgendwo-be»'],
    ['/de/li/sport?zipcode=3011,9999', '/de/li/sport?zipcode=3011&ignored.zipcode=9999', 'Ort: «9999»'],
    ['/de/li/bern/atlantis-region', '/de/li/bern?ignored.sa=atlantis', 'Ort: «atlantis»'],
    ['/de/immobilien/ort/nirgendwo-be', '/de/immobilien/kanton/bern?ignored.zipcode=nirgendwo-be', '«nirgendwo-be»'],
    ['/de/li?zipcode=99999', '/de/li?ignored.zipcode=99999', 'Ort: «99999»'],
    ['/de/li?sa=%3F&region=77', '/de/li?ignored.region=77&ignored.sa=%3F', 'Kanton: «77»'],
    ['/de/li?sa=oberland', '/de/li?ignored.sa=oberland', 'Ort: «oberland»'],
    ['/de/li/oberland-region', '/de/li?ignored.sa=oberland', 'Ort: «oberland»'],
    ['/de/immobilien/region/oberland', '/de/immobilien/angebot/alle?ignored.sa=oberland', 'Ort: «oberland»'],
    ['/de/immobilien/region/oberland/ort/koeniz-be', '/de/immobilien/ort/koeniz-be?ignored.sa=oberland', '«oberland»'],
    ['/de/li?m=Nirgendwo', '/de/li?ignored.m=Nirgendwo', 'Ort: «Nirgendwo»'],
    // Bounds that are no numbers, or that no ad can have.
    ['/de/li?ps=viel&pe=500', '/de/li?pe=500&ignored.ps=viel', 'Preis: «viel»'],
    ['/de/li/fahrzeuge/autos?rs=3000', '/de/li/fahrzeuge/autos?ignored.rs=3000', '«3000»'],
    ['/de/immobilien/objekt/wohnung?ros=2.7', '/de/immobilien/objekt/wohnung?ignored.ros=2.7', 'Zimmer: «2.7»'],
    // A price filter in a category without prices, also in the path.
    ['/de/li/jobs?q=koch&pe=500', '/de/li/jobs?q=koch&ignored.pe=500', 'Preis: «500»'],
    ['/de/li/jobs/bern/gratis?gratis=1', '/de/li/jobs/bern?ignored.gratis=1', 'Zu verschenken: «1»'],
    // Filters that this category does not have.
    ['/de/li/fahrzeuge/autos?ros=3', '/de/li/fahrzeuge/autos?ignored.ros=3', 'Filter aus einer anderen Rubrik: «3»'],
    ['/de/li?q=golf&fu=diesel&me=9', '/de/li?q=golf&ignored.me=9&ignored.fu=diesel', 'Rubrik: «diesel»'],
    ['/de/li/sport/mieten', '/de/li/sport?ignored.rt=rent', 'Filter aus einer anderen Rubrik: «rent»'],
    [
      '/de/immobilien?me=100000',
      '/de/immobilien/angebot/alle?ignored.me=100000',
      'Filter aus einer anderen Rubrik: «100000»',
    ],
    // Choices and categories that the market does not know.
    ['/de/li/fahrzeuge/autos?fu=diesel,steam', '/de/li/fahrzeuge/autos?fu=diesel&ignored.fu=steam', '«steam»'],
    ['/de/li?st=buy', '/de/li?ignored.st=buy', 'Art des Inserats: «buy»'],
    ['/de/li?company_ad=2', '/de/li?ignored.company_ad=2', 'Angeboten von: «2»'],
    ['/de/li?zipcode=3011&radius=weit', '/de/li?zipcode=3011&ignored.radius=weit', '«weit»'],
    ['/de/li?gratis=ja', '/de/li?ignored.gratis=ja', '«ja»'],
    ['/de/li?category=9', '/de/li?ignored.category=9', 'Rubrik: «9»'],
    // Tokens that are damaged or too long.
    ['/de/q/velo/nonsense', '/de/q?ignored.token=nonsense', '«nonsense»'],
    [`/de/q/${velo}A`, `/de/q?ignored.token=${velo}A`, `«${velo}A»`],
    [`/de/q/velo/${'A'.repeat(1001)}`, `/de/q?ignored.token=${'A'.repeat(59)}%E2%80%A6`, 'AAA…»'],
  ])(
    'that is only partly understood at %s redirects temporarily to %s, with a notice of the rest',
    async (requested, left, reported) => {
      const moved = await test.get(requested);
      expect([moved.statusCode, moved.headers.location]).toEqual([302, left]);
      const { statusCode, body } = await test.get(left);
      expect(statusCode).toBe(200);
      expect(body.replaceAll('<!-- -->', '')).toContain(reported);
      expect(body).toContain('noindex');
      expect((await test.get(left.replace(/[?&]ignored.*/, ''))).body).not.toContain(reported);
    },
  );

  it.each([
    ['/de/li?zipcode=3000&radius=5', '/de/li?zipcode=bern-be&radius=5'],
    ['/de/li/sport?zipcode=1000', '/de/li/sport/waadt/lausanne-vd'],
  ])('by the postcode of a whole city is at its town: %s', async (requested, town) => {
    const moved = await test.get(requested);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, town]);
    expect((await test.get(town)).statusCode).toBe(200);
  });

  it.each([
    ['/de/li?q=velo+unter+500+bern', '/de/li/bern/bern-be?q=velo&pe=500'],
    [
      '/de/li?q=wohnung+bern+3+zimmer&utm_source=mail',
      '/de/immobilien/objekt/wohnung/ort/bern-be?ros=3&roe=3.5&utm_source=mail',
    ],
    [
      '/fr/li?q=appartement+3+pi%C3%A8ces+Gen%C3%A8ve',
      '/fr/immobilier/objet/appartement/localite/geneve-ge?ros=3&roe=3.5',
    ],
  ])('with a place, a price or rooms in its text redirects to the filters: %s', async (requested, meant) => {
    const moved = await test.get(requested);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, meant]);
    expect((await test.get(meant)).statusCode).toBe(200);
  });

  it('reports unknown filters as plain text, however much strangers write', async () => {
    const much = Array.from({ length: 20 }, (_, index) => `ignored.ps=<b>${index}`).join('&');
    const { statusCode, body } = await test.get(`/de/li?${much}&ignored.nothing=1`);
    expect(statusCode).toBe(200);
    expect(body.split('«&lt;b&gt;').length - 1).toBe(8);
    expect(body).toContain('«&lt;b&gt;0»');
    expect(body).not.toContain('<b>');
  });

  it.each([
    ['/de/li?ps=5000&pe=2000', '/de/li?ps=2000&pe=5000'],
    ['/de/li?pe=2000&q=velo&ps=5000&gclid=1', '/de/li?q=velo&ps=2000&pe=5000&gclid=1'],
    ['/de/li/fahrzeuge/autos?ms=90000&me=10000', '/de/li/fahrzeuge/autos?ms=10000&me=90000'],
  ])('with swapped bounds redirects to the ordered ones: %s', async (requested, location) => {
    const moved = await test.get(requested);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, location]);
    expect((await test.get(location)).statusCode).toBe(200);
  });

  it('behind the last page says so and links the last page, and search engines see no other', async () => {
    for (const [requested, last] of [
      ['/de/li/sport?o=9999', '/de/li/sport'],
      ['/de/li/sport?o=9', '/de/li/sport'],
    ] as const) {
      const { statusCode, body } = await test.get(requested);
      expect(statusCode).toBe(200);
      expect(body).toMatch(new RegExp(`href="${last}"[^>]*>Zur letzten Seite`));
      expect(body).toContain('noindex');
      expect(body).not.toContain('rel="canonical"');
    }
    expect((await test.get('/de/li/sport')).body).toContain('rel="canonical"');
  });

  it.each([
    '/de/li/quark',
    '/de/li/zuerich/koeniz',
    '/de/li/sport/quark',
    '/de/immobilien/quark',
    '/de/immobilien/objekt',
    '/de/q/a/b/c',
  ])('does not exist at %s, with status 404 and no redirect', async (url) => {
    expect((await test.get(url)).statusCode).toBe(404);
  });

  it('has direct links to itself in every language, and declares them to search engines', async () => {
    const addresses = [
      '/de/li/sport/velos/bern',
      '/fr/li/sport/velos/berne',
      '/it/li/sport/biciclette/berna',
      '/en/li/sport/bicycles/bern',
    ];
    for (const address of addresses) {
      const { statusCode, body } = await test.get(address);
      expect(statusCode).toBe(200);
      for (const other of addresses) {
        expect(body).toContain(`href="${other}"`);
        expect(body).toContain(`<link rel="alternate" hreflang="${other.slice(1, 3)}`);
        expect(body).toContain(`href="http://localhost:3000${other}"`);
      }
    }
    expect(addresses).toHaveLength(languages.length);
  });

  it('has tiles and breadcrumbs with direct links', async () => {
    const home = (await test.get('/fr')).body;
    expect(home).toContain('href="/fr/li/vehicules"');
    const listing = (await test.get('/it/vi/citybike-mit-7-gaengen/bikebikebike')).body;
    expect(listing).toContain('href="/it/li/sport/biciclette"');
    for (const body of [home, listing]) expect(body).not.toMatch(/href="[^"]*[?&;]category=/);
  });

  it('in a form without a script is sent to the address that reads every key', async () => {
    const { body } = await test.get('/de/li/sport/bern');
    const forms = [...body.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
    expect(forms.length).toBeGreaterThan(0);
    for (const action of forms) expect(action).toBe('/de/li');
  });
});
