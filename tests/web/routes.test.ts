import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from '#machines/market/language.ts';
import { inLanguage, pathTo, placeAt, type RouteName, routes } from '#routes';

const language = fc.constantFrom(...languages);
const word = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('a/b', '50%', 'ä ö', '?q=1', '#top', '..x'),
);
/** Addresses near the table: words of the routes, languages, and any other text, in any order. */
const segment = fc.oneof(
  fc.constantFrom('li', 'vi', 'q', 'immobilien', 'immobilier', 'error', '404', 'de', 'xx', 'DE', ''),
  fc.webSegment(),
);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

describe('the route table', () => {
  it('has every route below a language segment [ROUTES-1]', () => {
    const names = Object.keys(routes) as RouteName[];
    for (const spoken of languages) {
      for (const name of names) {
        const { path } = routes[name];
        const own = typeof path === 'string' ? path : path[spoken];
        const params = Object.fromEntries([...own.matchAll(/:(\w+)/g)].map(([, param]) => [param!, 'abc']));
        const address = pathTo<RouteName>(name, spoken, { ...params, rest: 'abc' });
        expect(address, name).toMatch(new RegExp(`^/${spoken}(/|$)`));
        // The same path without its language belongs to no page.
        expect(placeAt(address.slice(`/${spoken}`.length) || '/'), name).toBeUndefined();
      }
    }
    expect(placeAt('/li')).toBeUndefined();
    expect(placeAt('/rm/li')).toBeUndefined();
    expect(placeAt('/')).toBeUndefined();
  });

  it('has the home page at the language alone, without login [ROUTES-3]', () => {
    expect(placeAt('/fr')).toEqual({ name: 'home', language: 'fr', params: {} });
    expect(placeAt('/fr/')).toEqual({ name: 'home', language: 'fr', params: {} });
    expect(routes.home.login).toBe(false);
  });

  it('has the classic result list at li and whatever follows, without login [ROUTES-4]', () => {
    expect(placeAt('/de/li')).toEqual({ name: 'list', language: 'de', params: {} });
    expect(placeAt('/it/li/velos/bern?q=rosso')).toEqual({
      name: 'list',
      language: 'it',
      params: { rest: 'velos/bern' },
    });
    expect(routes.list.login).toBe(false);
  });

  it('has search results at q, with the slug and the token of a search or without, without login [ROUTES-5]', () => {
    expect(placeAt('/de/q')).toEqual({ name: 'results', language: 'de', params: {} });
    expect(placeAt('/fr/q/velo')).toEqual({ name: 'results', language: 'fr', params: { slug: 'velo' } });
    const params = { slug: 'velo', searchToken: 'AXE9dmVsbw' };
    expect(placeAt('/it/q/velo/AXE9dmVsbw')).toEqual({ name: 'results', language: 'it', params });
    expect(pathTo('results', 'it', params)).toBe('/it/q/velo/AXE9dmVsbw');
    expect(placeAt('/de/q/a/b/c')?.name).toBe('unknown');
    expect(routes.results.login).toBe(false);
  });

  it.each([
    ['immobilien', 'de', '[ROUTES-11]'],
    ['immobili', 'it', '[ROUTES-12]'],
    ['immobilier', 'fr', '[ROUTES-13]'],
    ['immobilien', 'en', '[ROUTES-11]'],
  ] as const)(
    'has lists of real estate at %s and whatever follows in %s, without login %s',
    (word, spoken, _statement) => {
      const rest = 'a/b';
      expect(pathTo('realEstateList', spoken, { rest })).toBe(`/${spoken}/${word}/a/b`);
      // The path is recognised with the words of any language.
      for (const reader of languages) {
        expect(placeAt(`/${reader}/${word}/a/b`)).toEqual({
          name: 'realEstateList',
          language: reader,
          params: { rest },
        });
      }
      expect(routes.realEstateList.login).toBe(false);
    },
  );

  it('has the ad detail at vi, with its slug or by its id alone, without login [ROUTES-6]', () => {
    expect(placeAt('/de/vi/citybike/abc')).toEqual({
      name: 'listing',
      language: 'de',
      params: { slug: 'citybike', id: 'abc' },
    });
    expect(placeAt('/de/vi/abc')).toEqual({ name: 'listing', language: 'de', params: { id: 'abc' } });
    expect(routes.listing.login).toBe(false);
  });

  it.each([
    ['checkEmail', 'checkemail', '[ROUTES-23]'],
    ['passwordReset', 'passwordreset', '[ROUTES-24]'],
  ] as const)('has the helper page %s at %s in the empty layout, without login %s', (name, path, _statement) => {
    expect(placeAt(`/fr/${path}`)).toEqual({ name, language: 'fr', params: {} });
    expect(routes[name]).toMatchObject({ login: false, layout: 'empty' });
  });

  it('has a separate not-found page, without login [ROUTES-55]', () => {
    expect(placeAt('/en/error/404')).toEqual({ name: 'error', language: 'en', params: {} });
    expect(routes.error.login).toBe(false);
  });

  it('treats unknown paths as not found, without login [ROUTES-56]', () => {
    for (const unknown of ['/de/nothing', '/de/error', '/de/error/405', '/de/vi', '/de/vi/a/b/c', '/de/liste']) {
      expect(placeAt(unknown)?.name).toBe('unknown');
    }
    expect(routes.unknown.login).toBe(false);
  });
});

describe('addresses', () => {
  it('lead back to the place they were made for', () => {
    fc.assert(
      fc.property(language, word, word, (spoken, slug, id) => {
        expect(placeAt(pathTo('listing', spoken, { slug, id }))).toEqual({
          name: 'listing',
          language: spoken,
          params: { slug, id },
        });
      }),
    );
  });

  it('name a place in the language they begin with, or none, whatever follows', () => {
    fc.assert(
      fc.property(path, (address) => {
        const first = address.split('/')[1];
        const place = placeAt(address);
        expect(place?.language).toBe(languages.find((spoken) => spoken === first));
        expect(placeAt(`${address}?q=/li#/vi`)).toEqual(place);
      }),
    );
  });

  it('with a broken percent-encoding are used unchanged', () => {
    expect(placeAt('/de/vi/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });

  it('keep path and query in another language', () => {
    expect(inLanguage('/de/li?q=velo#top', 'fr')).toBe('/fr/li?q=velo#top');
    expect(inLanguage('/de?q=1', 'it')).toBe('/it?q=1');
    expect(inLanguage('/de', 'en')).toBe('/en');
    expect(inLanguage('/de/vi/velo/abc?x#/li', 'en')).toBe('/en/vi/velo/abc?x#/li');
    expect(inLanguage('/de/what/is?this', 'en')).toBe('/en/what/is?this');
  });

  it("begin with the other language's own words there", () => {
    expect(inLanguage('/de/immobilien/a/b?ss=80', 'fr')).toBe('/fr/immobilier/a/b?ss=80');
    expect(inLanguage('/it/immobili', 'en')).toBe('/en/immobilien');
  });
});
