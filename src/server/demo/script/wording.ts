import type { Price } from '#machines/market/price.ts';

/** A price in the script: whole francs or a word. */
export type PriceText = number | 'free' | 'onRequest';

/** The price of a listing from its form in the script. */
export function priceOf(price: PriceText): Price {
  return typeof price === 'number' ? { kind: 'amount', francs: price } : { kind: price };
}

/** A text without the script's line breaks: paragraphs separated by an empty line. */
export function proseOf(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.trim().replace(/\s+/g, ' ')).join('\n\n');
}
