import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportedPrice, highestPrice, writtenPrice } from '#server/import/writtenPrice.ts';
import { formatFrancs } from '#market/prices.ts';

const francs = fc.integer({ min: 1, max: highestPrice });

describe('a price as people write it', () => {
  it.each([
    '1250',
    "1'250",
    '1’250',
    '1 250',
    '1\u00a0250',
    "CHF 1'250.–",
    'CHF 1250.-',
    'Fr. 1250.--',
    '1250 Fr.',
    'SFr. 1250.00',
    'chf1250',
    ' 1250 ',
  ])('%j is 1250 francs', (text) => {
    expect(writtenPrice(text)).toEqual({ price: { kind: 'amount', francs: 1250 } });
  });

  it.each([
    ['free', 'free'],
    ['Gratis', 'free'],
    ['gratuit', 'free'],
    ['GRATUITO', 'free'],
    ['on request', 'onRequest'],
    ['auf  Anfrage', 'onRequest'],
    ['sur demande', 'onRequest'],
    ['su richiesta', 'onRequest'],
  ])('%j is %s', (text, kind) => {
    expect(writtenPrice(text)).toEqual({ price: { kind } });
  });

  it.each([
    ['1250.50', 'is not in whole francs'],
    ['0', 'is 0: write free or on request'],
    ['1000000000', 'is more than 999999999'],
    ['1.250', 'is not a price, such as 1250, free or on request'],
    ['1,250', 'is not a price, such as 1250, free or on request'],
    ["12'50", 'is not a price, such as 1250, free or on request'],
    ['-5', 'is not a price, such as 1250, free or on request'],
    ['VB', 'is not a price, such as 1250, free or on request'],
    ['constructor', 'is not a price, such as 1250, free or on request'],
  ])('%j is refused', (text, reason) => {
    expect(writtenPrice(text)).toEqual({ reason });
  });

  it('is read as our own formatter wrote it', () => {
    fc.assert(
      fc.property(francs, (amount) => {
        expect(writtenPrice(formatFrancs(amount))).toEqual({ price: { kind: 'amount', francs: amount } });
      }),
    );
  });

  it('is whole positive francs, a word, or refused, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0129.,'’ -–CHFr$") }), (text) => {
        const read = writtenPrice(text);
        if ('reason' in read) expect(read.reason).not.toBe('');
        else
          expect(read.price).toMatchObject({
            kind: 'amount',
            francs: expect.toSatisfy((n) => Number.isInteger(n) && n > 0),
          });
      }),
    );
  });
});

describe('the amount of an export', () => {
  it('is whole francs, with or without dollar sign and commas', () => {
    fc.assert(
      fc.property(francs, (amount) => {
        const expected = { price: { kind: 'amount', francs: amount } };
        expect(exportedPrice(`$${amount.toLocaleString('en-US')}`)).toEqual(expected);
        expect(exportedPrice(String(amount))).toEqual(expected);
      }),
    );
  });

  it('is on request when it is 0', () => {
    expect(exportedPrice('$0')).toEqual({ price: { kind: 'onRequest' } });
  });

  it.each(['', '$', '5,00', '$5.000', '5000 VB', '-1'])('%j is refused', (text) => {
    expect(exportedPrice(text)).toEqual({ reason: 'is not an amount, such as $5,000' });
  });

  it('is refused beyond what a database holds', () => {
    expect(exportedPrice('$1,000,000,000')).toEqual({ reason: 'is more than 999999999' });
  });
});
