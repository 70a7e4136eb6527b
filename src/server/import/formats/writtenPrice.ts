import { mostFrancs } from '#machines/market/limits.ts';
import type { Price } from '#machines/market/price.ts';
import { amountIn } from '#machines/market/text/writtenAmount.ts';
import { plainSpelling } from '#machines/market/text/writtenNumber.ts';

/** The highest price that an import accepts, in francs: the same limit as in the form for new listings. */
export const highestPrice = mostFrancs;

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

/** A price in a file, or the reason why it is invalid. */
export type WrittenPrice = { readonly price: Price } | { readonly reason: string };

/**
 * Parses a Swiss price. It is an amount by the rule of the ad form (`amountIn`), or a word for free or on request in
 * one of four languages. Centimes are refused, and so is 0, which is neither free nor on request.
 */
export function writtenPrice(text: string): WrittenPrice {
  const said = plainSpelling(text);
  const word = Object.hasOwn(words, said) ? words[said] : undefined;
  if (word) return { price: word };

  const amount = amountIn(text);
  if ('francs' in amount) return { price: { kind: 'amount', francs: amount.francs } };
  switch (amount.problem) {
    case 'centimes':
      return { reason: `is not in whole francs: write ${amount.choices.join(' or ')}` };
    case 'ambiguous':
      return { reason: `may mean ${amount.readings.join(' or ')}: write it without a dot or comma` };
    case 'tooLarge':
      return { reason: `is more than ${highestPrice}` };
    case 'tooSmall':
      return { reason: /[1-9]/.test(text) ? 'is less than 1' : 'is 0: write free or on request' };
    case 'unreadable':
      return { reason: 'is not a price, such as 1250, free or on request' };
  }
}

/** Parses the amount of a car export: `$5,000` and `5000` are 5000 francs, and 0 means on request. */
export function exportedPrice(text: string): WrittenPrice {
  const amount = /^\$? ?(\d+|\d{1,3}(?:,\d{3})+)$/.exec(text.trim());
  if (!amount) return { reason: 'is not an amount, such as $5,000' };
  const francs = Number(amount[1]!.replaceAll(',', ''));
  if (francs === 0) return { price: { kind: 'onRequest' } };
  if (francs > highestPrice) return { reason: `is more than ${highestPrice}` };
  return { price: { kind: 'amount', francs } };
}
