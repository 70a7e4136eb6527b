import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import '#market/addresses/everySpelling.ts';
import { filterKeys } from '#market/addresses/filterKeys.ts';
import { listPath } from '#server/search/addresses/listPath.ts';
import { isSpelledOtherwise, canonicalRedirect } from '#server/pages/addresses/canonicalRedirect.ts';
import { ignoredOf } from '#server/search/addresses/ignoredOf.ts';
import { withNamesRead } from '#server/pages/addresses/namesInAddress.ts';
import { withWordsOfSlug } from '#server/pages/addresses/wordsOfSlug.ts';
import { withIgnored } from '#market/addresses/ignored.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { keysOfIgnored } from '#market/addresses/ignoredParts.ts';
import { anySearchFilter } from '#tests/market/addresses/anySearchFilter.ts';
import { canonicalAddress } from '#web/addresses/address.ts';
import '#web/router/descriptors.ts';

const key = fc.constantFrom(
  ...filterKeys,
  'widened',
  'ignored.ps',
  'ignored.',
  'ignored.token',
  'gclid',
  'utm_source',
  'x',
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '2.7',
    '3011,99999',
    'koeniz-be',
    'velo',
    ' velo ',
    'quatsch',
    '%',
    '&',
    'diesel,steam',
    'Diesel',
    'Bern',
    'Wil ZH',
    'mercedes,Audi',
    'Golf 1.4 TSI',
    'Mercedes C 220 d',
  ),
  fc.string({ maxLength: 80, unit: 'grapheme' }),
);
const path = fc.constantFrom(
  'li',
  'li/',
  'li/sport/bern',
  'li//bern/sport/',
  'li/4000',
  'LI/4000',
  'li/fahrzeuge/autos',
  'q',
  'q/',
  'q/velo',
  'q/Velo_',
  'immobilien',
  'immobilien/',
  'immobilien/ort/bern-be',
  'immobili/objekt/haus',
  'q/velo/nonsense',
  '',
  'cat/4000',
);
const requested = fc
  .tuple(fc.constantFrom(...languages), path, fc.array(fc.tuple(key, value), { maxLength: 6 }))
  .map(([language, rest, query]) => `/${language}/${rest}?${new URLSearchParams(query).toString()}`);

/** The target to which an address redirects, or undefined if the address returns the page. */
function ledFrom(address: string): string | undefined {
  const worded = withNamesRead(withWordsOfSlug(address), swissLocalities);
  const canonical = canonicalAddress(worded);
  const ignored = ignoredOf(worded);
  if (ignored.length === 0 && !isSpelledOtherwise(address, canonical)) return undefined;
  return canonicalRedirect(withIgnored(canonical, keysOfIgnored(ignored)), address);
}

describe('any requested address', () => {
  it('redirects once at most, and keeps the parameters of advertisements', () => {
    fc.assert(
      fc.property(requested, (address) => {
        const to = ledFrom(address);
        if (to === undefined) return;
        expect(ledFrom(to)).toBeUndefined();
        const source = new URLSearchParams(address.split('?')[1]).getAll('utm_source');
        expect(new URLSearchParams(to.split('?')[1]).getAll('utm_source')).toEqual(source);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not redirect when the market itself links to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), anySearchFilter, (language, filter) => {
        expect(ledFrom(listPath(language, filter))).toBeUndefined();
      }),
    );
  });
});
