import type { Price } from '#machines/market/price.ts';

/** What an ad costs as the script writes it: whole francs, or a word instead. */
export type PriceText = number | 'free' | 'onRequest';

/** The price of an ad, of how the script writes it. */
export function priceOf(price: PriceText): Price {
  return typeof price === 'number' ? { kind: 'amount', francs: price } : { kind: price };
}

/** A text without the line breaks of the script: paragraphs, one empty line between two of them. */
export function proseOf(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.trim().replace(/\s+/g, ' ')).join('\n\n');
}
