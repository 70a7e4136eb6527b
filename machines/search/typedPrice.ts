import { mostFrancs } from '../market/limits.ts';

/** Why what somebody typed is no price to search by. */
export type PriceProblem = 'unreadable' | 'tooLarge';

/** A bound of the price as somebody typed it, read: whole francs, none where the field is empty, or what is wrong. */
export type TypedPrice = { readonly francs: number | undefined } | { readonly problem: PriceProblem };

/**
 * Digits, grouped by apostrophes, spaces or dots if at all, with or without centimes and the currency: `1500`, `1’500.–`,
 * `CHF 1 500.50`, `12.500`. Centimes are dropped, since prices are whole francs.
 */
const written = String.raw`(?:chf|sfr\.?|fr\.?)?\s*(\d+(?:[’'\s]\d{3})*|\d{1,3}(?:\.\d{3})+)(?:[.,](?:\d{1,2}|-|–|—)?)?\s*(?:chf|sfr\.?|fr\.?|franken|francs?|franchi)?`;
const whole = new RegExp(`^${written}$`, 'i');

/**
 * The `pattern` of a field for such a bound, so that a browser without our scripts lets nothing through that is no price
 * here. Patterns know no flags, and no number has more digits than `mostFrancs`.
 */
export const typedPricePattern = [
  String.raw`(?!\D*(?:\d[’'\s]?){10}|\D*\d{1,3}(?:\.\d{3}){3})\s*`,
  written.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  String.raw`\s*`,
].join('');

/** Reads a bound of the price. */
export function typedPrice(typed: string): TypedPrice {
  const text = typed.trim();
  if (text === '') return { francs: undefined };
  const digits = whole.exec(text)?.[1]?.replaceAll(/\D/g, '');
  if (digits === undefined) return { problem: 'unreadable' };
  const francs = Number(digits);
  return francs > mostFrancs ? { problem: 'tooLarge' } : { francs };
}

/** What is wrong with either bound. */
export interface PriceProblems {
  readonly from?: PriceProblem;
  readonly to?: PriceProblem;
}

/** What is wrong with the bounds, or null when both can be read. */
export function problemsWith({ from, to }: { readonly from: string; readonly to: string }): PriceProblems | null {
  const [least, most] = [typedPrice(from), typedPrice(to)];
  if (!('problem' in least) && !('problem' in most)) return null;
  return {
    ...('problem' in least && { from: least.problem }),
    ...('problem' in most && { to: most.problem }),
  };
}

/** The bounds in whole francs, of what has no problem. */
export function boundsOf({ from, to }: { readonly from: string; readonly to: string }) {
  const [least, most] = [typedPrice(from), typedPrice(to)];
  return {
    priceFrom: 'francs' in least ? least.francs : undefined,
    priceTo: 'francs' in most ? most.francs : undefined,
  };
}
