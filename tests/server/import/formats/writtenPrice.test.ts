import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportedPrice, highestPrice, writtenPrice } from '#server/import/formats/writtenPrice.ts';
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
    ['1250.50', 'is not in whole francs: write 1250 or 1251'],
    ['0', 'is 0: write free or on request'],
    ['1000000000', 'is more than 999999999'],
    ['1.250', 'may mean 1.25 or 1250: write it without a dot or comma'],
    ['1,250', 'may mean 1.25 or 1250: write it without a dot or comma'],
    ["12'50", 'is not a price, such as 1250, free or on request'],
    ['-5', 'is less than 1'],
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

describe('a price with centimes', () => {
  it.each(['12,50', '12.50', '12.5', 'CHF 12.50', '12.50 CHF', 'Fr. 12,05', '12.99 Franken', '\u200e12.50'])(
    'refuses %j and names the whole francs on both sides',
    (text) => {
      expect(writtenPrice(text)).toEqual({ reason: 'is not in whole francs: write 12 or 13' });
    },
  );

  it.each(["1'250.50", '1’250,50', '1\u2009250.50', '1\u202f250,5', '1.250,50', '1,250.50'])(
    'reads the thousands of %j',
    (text) => {
      expect(writtenPrice(text)).toEqual({ reason: 'is not in whole francs: write 1250 or 1251' });
    },
  );

  it('names the only whole amount when the other is out of range', () => {
    expect(writtenPrice('0.50')).toEqual({ reason: 'is not in whole francs: write 1' });
  });

  it.each([
    '12',
    '12.00',
    '12,00',
    '12.0',
    '12.-',
    '12.–',
    '12,–',
    '12.--',
    '12.',
    'CHF 12.—',
    '12.00 Fr.',
    '12 francs',
  ])('accepts %j as 12 whole francs', (text) => {
    expect(writtenPrice(text)).toEqual({ price: { kind: 'amount', francs: 12 } });
  });

  it.each(['1.250.–', '1,250.-', '1.250,00', '1\u2009250', '1\u202f250.–', '1`250', '1ʼ250'])(
    'accepts %j as 1250 whole francs',
    (text) => {
      expect(writtenPrice(text)).toEqual({ price: { kind: 'amount', francs: 1250 } });
    },
  );

  it.each(['1e3', '1.2E+05', '12 50', 'EUR 12', '12 pro Stück', '12.50.-', "1'25", '٣', '½%', 'Infinity'])(
    'refuses %j, which is no price',
    (text) => {
      expect(writtenPrice(text)).toEqual({ reason: 'is not a price, such as 1250, free or on request' });
    },
  );

  it.each(['-5', '−5', 'CHF -5.00', '-12.50'])('refuses %j, which is negative', (text) => {
    expect(writtenPrice(text)).toEqual({ reason: 'is less than 1' });
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
