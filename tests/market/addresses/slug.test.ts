import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#market/addresses/slug.ts';

describe('the slug of a title', () => {
  it.each([
    ['Citybike mit 7 Gängen', 'citybike-mit-7-gaengen'],
    ['Vélo d’occasion, 3½ ans', 'velo-d-occasion-3-ans'],
    ['Grosse Straße!', 'grosse-strasse'],
    ['🚲', '-'],
  ])('%s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is always a single short segment of an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(slugOf(title)).toMatch(/^[a-z0-9-]{1,60}$/);
      }),
    );
  });
});
