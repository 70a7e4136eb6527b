import type { Price } from '#machines/market/price.ts';
import { formatNumber } from './numbers.ts';

const nonBreakingSpace = '\u00a0';
const enDash = '\u2013';

/** An amount of whole francs: `CHF 1’250.–`, with a non-breaking space between currency and number. */
export function formatFrancs(francs: number): string {
  return `CHF${nonBreakingSpace}${formatNumber(francs)}.${enDash}`;
}

/**
 * A price as shown on cards, pages and mails. The caller, who knows the reader's language, supplies the words for
 * "free" and "on request" (`src/words/prices.ts`).
 */
export function formatPrice(price: Price, words: Readonly<Record<Exclude<Price['kind'], 'amount'>, string>>): string {
  return price.kind === 'amount' ? formatFrancs(price.francs) : words[price.kind];
}
