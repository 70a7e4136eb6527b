import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatQuantity } from '#market/numbers.ts';
import { formatFrancs, formatPrice } from '#market/prices.ts';

const words = { free: 'Gratis', onRequest: 'Auf Anfrage' };
const number = fc.nat({ max: Number.MAX_SAFE_INTEGER });

describe('prices', () => {
  it.each([
    [5, 'CHF\u00a05.–'],
    [999, 'CHF\u00a0999.–'],
    [1250, 'CHF\u00a01’250.–'],
    [1_250_000, 'CHF\u00a01’250’000.–'],
  ])('of %d francs are written %s', (francs, written) => {
    expect(formatFrancs(francs)).toBe(written);
    expect(formatPrice({ kind: 'amount', francs }, words)).toBe(written);
  });

  it('free and on request are words, not numbers', () => {
    expect(formatPrice({ kind: 'free' }, words)).toBe('Gratis');
    expect(formatPrice({ kind: 'onRequest' }, words)).toBe('Auf Anfrage');
  });

  it('can be parsed back, and have no line breaks', () => {
    fc.assert(
      fc.property(number, (francs) => {
        const written = formatFrancs(francs);
        expect(Number(written.replace(/\D/g, ''))).toBe(francs);
        expect(written).toMatch(/^CHF\u00a0\d{1,3}(\u2019\d{3})*\.\u2013$/);
      }),
    );
  });
});

describe('numbers', () => {
  it('are grouped by U+2019, and a fraction follows a point', () => {
    expect(formatNumber(1206)).toBe('1’206');
    expect(formatNumber(4.5)).toBe('4.5');
    expect(formatNumber(1234.5678)).toBe('1’234.5678');
    expect(formatNumber(-1206)).toBe('-1’206');
    expect(formatNumber(0)).toBe('0');
  });

  it('are grouped by three from the right', () => {
    fc.assert(
      fc.property(number, (value) => {
        const groups = formatNumber(value).split('’');
        expect(groups.slice(1).every((group) => group.length === 3)).toBe(true);
        expect(groups.join('')).toBe(String(value));
      }),
    );
  });

  it('are not grouped when they are a year', () => {
    expect(formatQuantity(2004, 'year')).toBe('2004');
    expect(formatQuantity(150_000, 'kilometres')).toBe('150’000');
    expect(formatQuantity(3.5)).toBe('3.5');
  });
});
