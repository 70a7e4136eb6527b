import type { Price } from '#machines/market/price.ts';
import { formatNumber } from './numbers.ts';

const nonBreakingSpace = '\u00a0';
const enDash = '\u2013';

/** An amount of whole francs: `CHF 1’250.–`, never broken across lines between currency and number. */
export function formatFrancs(francs: number): string {
  return `CHF${nonBreakingSpace}${formatNumber(francs)}.${enDash}`;
}

/**
 * A price as a card, a page or a mail shows it. The words for "free" and "on request" come from the caller, who knows the
 * reader's language (`src/words/prices.ts`).
 */
export function formatPrice(price: Price, words: Readonly<Record<Exclude<Price['kind'], 'amount'>, string>>): string {
  return price.kind === 'amount' ? formatFrancs(price.francs) : words[price.kind];
}
