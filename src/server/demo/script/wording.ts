import type { Price } from '#machines/market/price.ts';

/** A price in the script: whole francs or a word. */
export type PriceText = number | 'free' | 'onRequest';

/** The price of a listing from its form in the script. */
export function priceOf(price: PriceText): Price {
  return typeof price === 'number' ? { kind: 'amount', francs: price } : { kind: price };
}

/**
 * A text without the script's line breaks. Paragraphs are separated by an empty line, and an item of a list ("- two
 * chargers") keeps its own line.
 */
export function proseOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraphOf)
    .join('\n\n');
}

function paragraphOf(text: string): string {
  const lines = text.split(/\n\s*(?=- )/).map((line) => line.trim().replace(/\s+/g, ' '));
  return lines.join('\n');
}
