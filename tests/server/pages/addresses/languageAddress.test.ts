import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { withLanguage } from '#server/pages/addresses/languageAddress.ts';
import { placeAt } from '#routes';

describe('an address without one of our languages', () => {
  it.each([
    ['/', '/fr'],
    ['', '/fr'],
    ['/?utm_source=mail', '/fr/?utm_source=mail'],
    ['/li?q=velo', '/fr/li?q=velo'],
    ['/vi/velo/bikebikebike', '/fr/vi/velo/bikebikebike'],
    // Another language than ours gives way to the visitor's.
    ['/es', '/fr'],
    ['/es/', '/fr'],
    ['/es/li?q=velo', '/fr/li?q=velo'],
    ['/pt-BR/vi/velo/bikebikebike', '/fr/vi/velo/bikebikebike'],
    ['/es?x=/de', '/fr?x=/de'],
    // One of ours as others write it.
    ['/de-CH/li', '/de/li'],
    ['/it_ch', '/it'],
    ['/DE/li', '/de/li'],
    ['/deutsch/li', '/fr/deutsch/li'],
    ['/es//evil.example', '/fr//evil.example'],
    ['//evil.example/x', '/fr//evil.example/x'],
    [String.raw`/\evil.example`, String.raw`/fr/\evil.example`],
    // As a proxy is asked, which we are not.
    ['http://evil.example/x', '/fr'],
  ])('%s leads a visitor who reads French to %s [ROUTES-2]', (address, target) => {
    expect(withLanguage(address, 'fr')).toBe(target);
  });

  it('leads to an address of ours with a language, whatever it is, so that it is led on once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), fc.constantFrom(...languages), (address, visitors) => {
        fc.pre(placeAt(`/${address}`) === undefined);
        expect(placeAt(withLanguage(`/${address}`, visitors))).toBeDefined();
      }),
    );
  });
});
