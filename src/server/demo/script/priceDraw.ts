import type { ListingText } from '../listingText.ts';
import type { Draw } from './draw.ts';

/** The usual rounding of prices: to fives, to fifties, and houses to five thousands. */
const roundings: readonly (readonly [below: number, to: number])[] = [
  [20, 1],
  [100, 5],
  [500, 10],
  [2000, 50],
  [20_000, 100],
  [200_000, 500],
  [Infinity, 5000],
];

/** Categories without price changes: wages, hourly rates and rewards are not negotiated in a listing. */
const settled = new Set([6400, 6500]);

/**
 * The earlier prices of a listing, the first price first. There is usually one, sometimes two, and they are usually
 * higher. Empty if the price is a word, small, or not negotiable.
 */
export function pricesBefore(
  { price, category, parameters, wanted }: ListingText,
  top: number,
  draw: Draw,
): readonly number[] {
  if (typeof price !== 'number' || price < 15 || wanted || settled.has(top) || category === 7777) return [];
  if (!draw.inPercent(parameters['transaction'] === 'rent' ? 4 : 24)) return [];
  const steps = draw.inPercent(14) ? 2 : 1;
  const rises = draw.inPercent(6);
  const before: number[] = [];
  let later = price;
  for (let step = 0; step < steps; step += 1) {
    const earlier = rounded(later * (rises ? draw.between(0.85, 0.95) : 1 / draw.between(0.75, 0.94)));
    if (rises ? earlier >= later : earlier <= later) break;
    before.unshift(earlier);
    later = earlier;
  }
  return before;
}

/** A price, rounded as people do. */
export function rounded(francs: number): number {
  const [, to] = roundings.find(([below]) => francs < below)!;
  return Math.round(francs / to) * to;
}
