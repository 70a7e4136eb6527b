import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, toSearchText } from '#machines/search/searchText.ts';

describe('the search text', () => {
  it.each([
    ['Tisch &amp; Stuhl', 'Tisch & Stuhl'],
    ['M&ouml;bel f&uuml;r Z&#252;rich', 'Möbel für Zürich'],
    ['l&#x2019;&eacute;t&eacute;', 'l’été'],
    ['citt&agrave; &euro; &quot;', 'città € "'],
    ['&szlig; &yuml; &AElig; &oelig;', 'ß ÿ Æ œ'],
  ])('%s is decoded to %s [SEARCH-44]', (typed, text) => {
    expect(decodeEntities(typed)).toBe(text);
    expect(toSearchText(typed)).toBe(text);
  });

  it('is decoded once', () => {
    expect(decodeEntities('&amp;lt;')).toBe('&lt;');
  });

  it.each(['AT&T', 'R&D;', '&nosuch;', '&#xD800;', '&#0;', '&#9999999;', '&constructor;', '&'])(
    'keeps %s, which is no entity',
    (text) => {
      expect(decodeEntities(text)).toBe(text);
    },
  );

  it('is trimmed, with single spaces [SEARCH-46]', () => {
    expect(toSearchText('  Velo \t\n blau&nbsp; ')).toBe('Velo blau');
  });

  it('is cut after 200 characters, however many an address has', () => {
    expect(toSearchText(`${'💡'.repeat(199)} Velo`)).toBe('💡'.repeat(199));
    expect(toSearchText('velo '.repeat(3000))).toHaveLength(199);
  });

  it('is unchanged by another normalization when nothing is left to decode', () => {
    const typed = fc.string().map((text) => text.replaceAll('&', '+'));
    fc.assert(
      fc.property(typed, (text) => {
        expect(toSearchText(toSearchText(text))).toBe(toSearchText(text));
      }),
    );
  });
});
