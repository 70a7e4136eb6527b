import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from '#machines/market/language.ts';
import { inLanguage, pathTo, placeAt, routes } from '#routes';

const language = fc.constantFrom(...languages);
const word = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('a/b', '50%', 'ä ö', '?q=1', '#top', '..x'),
);
/** Addresses near the table: words of the routes, languages, and anything else, in any order. */
const segment = fc.oneof(fc.constantFrom('li', 'vi', 'error', '404', 'de', 'xx', 'DE', ''), fc.webSegment());
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

describe('the route table', () => {
  it('has every route below a language segment [ROUTES-1]', () => {
    fc.assert(
      fc.property(language, (spoken) => {
        expect(pathTo('home', spoken)).toBe(`/${spoken}`);
        expect(pathTo('list', spoken)).toBe(`/${spoken}/li`);
        expect(pathTo('listing', spoken, { id: 'abc' })).toBe(`/${spoken}/vi/abc`);
        expect(pathTo('error', spoken)).toBe(`/${spoken}/error/404`);
      }),
    );
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

  it('has the ad detail at vi, with its slug or by its id alone, without login [ROUTES-6]', () => {
    expect(placeAt('/de/vi/citybike/abc')).toEqual({
      name: 'listing',
      language: 'de',
      params: { slug: 'citybike', id: 'abc' },
    });
    expect(placeAt('/de/vi/abc')).toEqual({ name: 'listing', language: 'de', params: { id: 'abc' } });
    expect(routes.listing.login).toBe(false);
  });

  it('has a not-found page of its own, without login [ROUTES-55]', () => {
    expect(placeAt('/en/error/404')).toEqual({ name: 'error', language: 'en', params: {} });
    expect(routes.error.login).toBe(false);
  });

  it('takes unknown paths for not found [ROUTES-56]', () => {
    for (const unknown of ['/de/nothing', '/de/error', '/de/error/405', '/de/vi', '/de/vi/a/b/c', '/de/liste']) {
      expect(placeAt(unknown)?.name).toBe('unknown');
    }
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

  it('with a broken percent-encoding are taken as written', () => {
    expect(placeAt('/de/vi/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });

  it('keep path and query in another language', () => {
    expect(inLanguage('/de/li?q=velo#top', 'fr')).toBe('/fr/li?q=velo#top');
    expect(inLanguage('/de?q=1', 'it')).toBe('/it?q=1');
    expect(inLanguage('/de', 'en')).toBe('/en');
  });
});
