import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { filterKeys } from '#market/addresses/listAddress.ts';
import { languages } from '#machines/market/language.ts';
import '#market/addresses/everySpelling.ts';
import { placeAt } from '#routes';
import { addressInEach, canonicalAddress, useAddress } from '#web/addresses/address.ts';
import '#web/router/descriptors.ts';

/** The segments of an address: words of the market, and any text of a stranger. */
const word = fc.oneof(
  fc.constantFrom('li', 'vi', 'error', '404', 'bikebikebike', 'velo', '%', '%ff', '%C3%A4', '..', ''),
  fc.constantFrom('q', 'immobilien', 'immobilier', 'immobili', 'sport', 'velos', 'Vélos', 'mieten', 'gratis', 'bern'),
  fc.constantFrom('objekt', 'wohnung', 'canton', 'geneve', 'ort', 'koeniz-be', 'emmental-region', '4000', '4', '3011'),
  fc.string({ maxLength: 6 }),
);
const key = fc.constantFrom(...filterKeys, 'utm_source', 'x');
const value = fc.oneof(
  fc.constantFrom(
    'velo',
    '4000',
    '2020',
    '%26lt%3B',
    '&amp;amp;',
    '1e9',
    '-1',
    '1',
    '%',
    'cheapest',
    'a+b',
    'a%20%20b',
  ),
  fc.constantFrom('1000', '1020', '3011,bern-be', '10,0', 'rent', 'rent,buy', 'audi,,x', '3.5', 'DE', 'emmental'),
  fc.string({ maxLength: 6 }),
);
const address = fc
  .tuple(
    fc.constantFrom(...languages),
    fc.array(word, { maxLength: 6 }),
    fc.array(fc.tuple(key, value), { maxLength: 5 }),
  )
  .map(([language, path, query]) => {
    const requested = query.map(([name, said]) => `${name}=${said}`).join('&');
    return `/${[language, ...path].join('/')}${requested === '' ? '' : `?${requested}`}`;
  });

describe('the canonical address of a page', () => {
  it.each([
    ['/de?utm_source=mail', '/de'],
    ['/de/', '/de'],
    ['/de/li?utm_source=mail&q=velo&gclid=1', '/de/li?q=velo'],
    ['/de/li/?o=1&sp=newest', '/de/li'],
    ['/de/li/anything?o=1', '/de/error/404'],
    ['/de/li?q=%20velo%20%20rot&category=2020', '/de/li/fahrzeuge/autos?q=velo+rot'],
    ['/de/li/bern/sport', '/de/li/sport/bern'],
    ['/de/li/sport/quark', '/de/error/404'],
    ['/de/immobilien/objekt/quark', '/de/error/404'],
    ['/de/immobilien/objekt', '/de/error/404'],
    ['/de/immobilien?x=1', '/de/immobilien'],
    ['/fr/immobilien?rt=rent', '/fr/immobilier/offre/louer'],
    ['/de/q/velo/nonsense', '/de/q'],
    ['/de/q/velo?view=grid', '/de/q?view=grid'],
    ['/de/li/?ignored.ps=viel&utm_source=mail&q=velo', '/de/li?q=velo&ignored.ps=viel'],
    ['/de/li?ps=1%27500&pe=CHF+100', '/de/li?ps=100&pe=1500'],
    ['/fr/vi/citybike/bikebikebike/?from=list', '/fr/vi/citybike/bikebikebike'],
    ['/fr/vi/bikebikebike', '/fr/vi/bikebikebike'],
    ['/de/vi/%>', '/de/vi/%25%3E'],
    ['/de/vi/%%3E', '/de/vi/%25%3E'],
    ['/de/vi/%ff%3E%C3%BC', '/de/vi/%25ff%3E%C3%BC'],
    ['/de/ai/start?utm_source=mail', '/de/ai/start'],
    ['/de/ai/start?x=1&edit=bikebikebike', '/de/ai/start?edit=bikebikebike'],
    ['/de/ai/start?copy=bikebikebike', '/de/ai/start?copy=bikebikebike'],
    ['/de/ai/start?edit=none&copy=', '/de/ai/start'],
    ['/it/what/is/this?', '/it/error/404'],
    ['/it/error/404', '/it/error/404'],
  ])('of %s is %s', (requested, canonical) => {
    expect(canonicalAddress(requested)).toBe(canonical);
  });

  it('is unchanged when it is an address of no page', () => {
    expect(canonicalAddress('/es/li?x')).toBe('/es/li?x');
  });

  it('is its own canonical address', () => {
    fc.assert(
      fc.property(address, (requested) => {
        const canonical = canonicalAddress(requested);
        expect(canonicalAddress(canonical)).toBe(canonical);
      }),
    );
  });

  it('is the same for the browser’s form of an address', () => {
    fc.assert(
      fc.property(address, (requested) => {
        // Paths that a browser would resolve to another host or to a parent folder before it sends the request are left
        // out.
        fc.pre(!/^\/\/|\\|\/\.{1,2}(\/|\?|$)|%2e|#|[^\x21-\x7e]/i.test(requested));
        const { pathname, search } = new URL(requested, 'http://localhost');
        expect(canonicalAddress(pathname + search)).toBe(canonicalAddress(requested));
      }),
    );
  });

  it('ignores meaningless keys', () => {
    fc.assert(
      fc.property(address, value, (requested, said) => {
        const more = `${requested}${requested.includes('?') ? '&' : '?'}utm_campaign=${said.replaceAll(/[&#]/g, '')}`;
        fc.pre(!requested.includes('#'));
        expect(canonicalAddress(more)).toBe(canonicalAddress(requested));
      }),
    );
  });

  it('is the same page in every language, and the first address again after a round trip', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...languages), (requested, other) => {
        const canonical = canonicalAddress(requested);
        const there = addressInEach(canonical)[other];
        expect(canonicalAddress(there)).toBe(there);
        expect(addressInEach(there)[placeAt(canonical)!.language]).toBe(canonical);
      }),
    );
  });

  it('is the address that a view receives', () => {
    const View = () => <p>{useAddress()}</p>;
    render(
      <MemoryRouter initialEntries={['/de/li?gclid=1&q=velo']}>
        <View />
      </MemoryRouter>,
    );
    expect(screen.getByText('/de/li?q=velo')).toBeDefined();
  });
});
