import type { Price } from '#machines/market/price.ts';

/** The highest price an import takes: what a database column of 32 bits holds, rounded to what people would write. */
export const highestPrice = 999_999_999;

const words: Readonly<Record<string, Price>> = {
  free: { kind: 'free' },
  gratis: { kind: 'free' },
  kostenlos: { kind: 'free' },
  gratuit: { kind: 'free' },
  gratuito: { kind: 'free' },
  'on request': { kind: 'onRequest' },
  'auf anfrage': { kind: 'onRequest' },
  'sur demande': { kind: 'onRequest' },
  'su richiesta': { kind: 'onRequest' },
};

/** A price as a file has it, or why it is none. */
export type WrittenPrice = { readonly price: Price } | { readonly reason: string };

/**
 * Reads a price as people of this country write it: `1250`, `1'250`, `1’250.–`, `CHF 1 250.-`, `Fr. 1250.00`, or a word for
 * free and on request in one of the four languages. Refuses centimes, for the market counts in whole francs; `1.250` and
 * `1,250`, which mean a thousand to some and one to others; and 0, which does not say whether it is free or on request.
 */
export function writtenPrice(text: string): WrittenPrice {
  const said = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const word = Object.hasOwn(words, said) ? words[said] : undefined;
  if (word) return { price: word };

  const amount =
    /^(?:chf|sfr\.?|fr\.?)? ?(\d+|\d{1,3}(?:(?:['’]|\s)\d{3})+)(?:[.,](\d\d|[-–—]{1,2}))?(?: ?(?:chf|sfr\.?|fr\.?))?$/.exec(
      said,
    );
  if (!amount) return { reason: 'is not a price, such as 1250, free or on request' };
  const [, francs = '', centimes] = amount;
  if (/[1-9]/.test(centimes ?? '')) return { reason: 'is not in whole francs' };
  return wholeFrancs(Number(francs.replaceAll(/\D/g, '')), 'is 0: write free or on request');
}

/** Reads the amount of a car's export: `$5,000` and `5000` are 5000 francs, and 0 is on request. */
export function exportedPrice(text: string): WrittenPrice {
  const amount = /^\$? ?(\d+|\d{1,3}(?:,\d{3})+)$/.exec(text.trim());
  if (!amount) return { reason: 'is not an amount, such as $5,000' };
  const francs = Number(amount[1]!.replaceAll(',', ''));
  return francs === 0 ? { price: { kind: 'onRequest' } } : wholeFrancs(francs, '');
}

function wholeFrancs(francs: number, whenZero: string): WrittenPrice {
  if (francs === 0) return { reason: whenZero };
  if (francs > highestPrice) return { reason: `is more than ${highestPrice}` };
  return { price: { kind: 'amount', francs } };
}
