import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { withLanguage } from '#server/pages/addresses/languageAddress.ts';
import { placeAt } from '#routes';

describe('an address without a language of the market', () => {
  it.each([
    ['/', '/fr'],
    ['', '/fr'],
    ['/?utm_source=mail', '/fr/?utm_source=mail'],
    ['/li?q=velo', '/fr/li?q=velo'],
    ['/vi/velo/bikebikebike', '/fr/vi/velo/bikebikebike'],
    // An unknown language in the path is replaced by the visitor's.
    ['/es', '/fr'],
    ['/es/', '/fr'],
    ['/es/li?q=velo', '/fr/li?q=velo'],
    ['/pt-BR/vi/velo/bikebikebike', '/fr/vi/velo/bikebikebike'],
    ['/es?x=/de', '/fr?x=/de'],
    // A known language in another spelling is replaced by its standard form.
    ['/de-CH/li', '/de/li'],
    ['/it_ch', '/it'],
    ['/DE/li', '/de/li'],
    ['/deutsch/li', '/fr/deutsch/li'],
    ['/es//evil.example', '/fr//evil.example'],
    ['//evil.example/x', '/fr//evil.example/x'],
    [String.raw`/\evil.example`, String.raw`/fr/\evil.example`],
    // The absolute form of a URL is for requests to a proxy, which the market is not.
    ['http://evil.example/x', '/fr'],
  ])('%s redirects a visitor who reads French to %s [ROUTES-2]', (address, target) => {
    expect(withLanguage(address, 'fr')).toBe(target);
  });

  it('redirects to a known address with a language from any address, so that it redirects once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), fc.constantFrom(...languages), (address, visitors) => {
        fc.pre(placeAt(`/${address}`) === undefined);
        expect(placeAt(withLanguage(`/${address}`, visitors))).toBeDefined();
      }),
    );
  });
});
