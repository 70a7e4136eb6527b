import { describe, expect, it } from 'vitest';
import { typedPart } from '#web/search/filters/places/typedPart.ts';

describe('the typed part of a place', () => {
  it.each([
    ['3012 Bern BE', 'ber', ['3012 ', 'Ber', 'n BE']],
    ['3012 Bern BE', '301', ['', '301', '2 Bern BE']],
    ['3012 Bern BE', ' 3012 bern ', ['', '3012 Bern', ' BE']],
    ['8001 Zürich ZH', 'zurich', ['8001 ', 'Zürich', ' ZH']],
    ['1350 Orbe VD', 'be', ['1350 Orbe VD', '', '']],
    ['Burgdorf BE', '3400', ['Burgdorf BE', '', '']],
    ['Bern BE', '', ['Bern BE', '', '']],
  ])('of %s for the typed text "%s"', (label, text, parts) => {
    expect(typedPart(label, text)).toEqual(parts);
  });
});
