import { mostFrancs } from '../../market/limits.ts';
import { anyCase, groupedDigits, type TypedBounds, type TypedNumber, valueOf, within } from './typedNumber.ts';

/**
 * An amount with or without centimes and the currency: `1500`, `1’500.–`, `CHF 1 500.50`, `12.500`. Centimes are dropped,
 * since prices are whole francs.
 */
const written = String.raw`(?:chf|sfr\.?|fr\.?)?\s*${groupedDigits}(?:[.,](?:\d{1,2}|-|–|—)?)?\s*(?:chf|sfr\.?|fr\.?|franken|francs?|franchi)?`;
const whole = new RegExp(`^${written}$`, 'i');

/**
 * The `pattern` of a field for such a bound, so that a browser without our scripts rejects anything else. No number has
 * more digits than `mostFrancs`.
 */
export const typedPricePattern = [
  String.raw`(?!\D*(?:\d[’'\s]?){10}|\D*\d{1,3}(?:\.\d{3}){3})\s*`,
  anyCase(written),
  String.raw`\s*`,
].join('');

/** Parses a bound of the price, in whole francs. */
export function typedPrice(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return { value: undefined };
  const digits = whole.exec(text)?.[1]?.replaceAll(/\D/g, '');
  return digits === undefined
    ? { problem: 'unreadable' }
    : within(Number(digits), { min: 0, max: mostFrancs, step: 1 });
}

/** The price bounds, in whole francs, of two texts without a problem. */
export function boundsOf({ from, to }: TypedBounds) {
  return { priceFrom: valueOf(typedPrice(from)), priceTo: valueOf(typedPrice(to)) };
}
