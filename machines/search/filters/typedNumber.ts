/** The numbers that a field accepts: both bounds are inclusive, values lie on the steps from `min` on. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The problems of a typed bound. */
export type NumberProblem = 'unreadable' | 'tooSmall' | 'tooLarge' | 'offStep' | 'turned';

/** A parsed bound: a number, none for an empty field, or its problem. */
export type TypedNumber = { readonly value: number | undefined } | { readonly problem: NumberProblem };

/** The texts in the two fields of an interval. */
export interface TypedBounds {
  readonly from: string;
  readonly to: string;
}

/** The problems of both bounds. */
export interface BoundProblems {
  readonly from?: NumberProblem;
  readonly to?: NumberProblem;
}

/** Digits, grouped by apostrophes, spaces or dots if at all: `1500`, `1’500`, `12.500`. */
export const groupedDigits = String.raw`(\d+(?:[’'\s]\d{3})*|\d{1,3}(?:\.\d{3})+)`;

/** Units that people write after such a number, in the languages of the market. */
const written = String.raw`${groupedDigits}(?:[.,](\d{1,2}))?\s*(?:km|m2|m²|ps|hp|ch|cv)?`;
const whole = new RegExp(`^${written}$`, 'i');

/** The `pattern` of a field for such a number, so that a browser without our scripts rejects anything else. */
export const typedNumberPattern = String.raw`\s*${anyCase(written)}\s*`;

/** Parses a bound by the rule of its parameter: `12’000 km`, `3,5`, `80 m²`. */
export function typedNumber(typed: string, rule: NumberRule): TypedNumber {
  const text = typed.trim();
  if (text === '') return { value: undefined };
  const [, digits, fraction = '0'] = whole.exec(text) ?? [];
  if (digits === undefined) return { problem: 'unreadable' };
  return within(Number(`${digits.replaceAll(/\D/g, '')}.${fraction}`), rule);
}

/** Checks a number against its rule: the value, or the rule that it breaks. */
export function within(value: number, { min, max, step }: NumberRule): TypedNumber {
  if (value < min) return { problem: 'tooSmall' };
  if (value > max) return { problem: 'tooLarge' };
  return Number.isInteger((value - min) / step) ? { value } : { problem: 'offStep' };
}

/** The problems of parsed bounds, or null if both can be applied. */
export function problemsOf(from: TypedNumber, to: TypedNumber): BoundProblems | null {
  if (!('problem' in from) && !('problem' in to)) {
    const isTurned = from.value !== undefined && to.value !== undefined && from.value > to.value;
    return isTurned ? { from: 'turned', to: 'turned' } : null;
  }
  return { ...('problem' in from && { from: from.problem }), ...('problem' in to && { to: to.problem }) };
}

/** The number of a parsed bound; undefined for an empty field or a bound with a problem. */
export function valueOf(read: TypedNumber): number | undefined {
  return 'value' in read ? read.value : undefined;
}

/** A pattern for letters of either case, since the `pattern` attribute has no flags. */
export function anyCase(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
