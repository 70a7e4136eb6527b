/** The numbers that a field takes: both bounds count, values lie on the steps from `min` on. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Why what somebody typed is no number to search by. */
export type NumberProblem = 'unreadable' | 'tooSmall' | 'tooLarge' | 'offStep' | 'turned';

/** A bound as somebody typed it, read: a number, none where the field is empty, or what is wrong. */
export type TypedNumber = { readonly value: number | undefined } | { readonly problem: NumberProblem };

/** What stands in the two fields of an interval. */
export interface TypedBounds {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with either bound. */
export interface BoundProblems {
  readonly from?: NumberProblem;
  readonly to?: NumberProblem;
}

/** Digits, grouped by apostrophes, spaces or dots if at all: `1500`, `1’500`, `12.500`. */
export const groupedDigits = String.raw`(\d+(?:[’'\s]\d{3})*|\d{1,3}(?:\.\d{3})+)`;

/** Units that people write behind such a number, in the languages of the market. */
const written = String.raw`${groupedDigits}(?:[.,](\d{1,2}))?\s*(?:km|m2|m²|ps|hp|ch|cv)?`;
const whole = new RegExp(`^${written}$`, 'i');

/** The `pattern` of a field for such a number, so that a browser without our scripts lets nothing else through. */
export const typedNumberPattern = String.raw`\s*${anyCase(written)}\s*`;

/** Reads a bound by the rule of its parameter: `12’000 km`, `3,5`, `80 m²`. */
export function typedNumber(typed: string, rule: NumberRule): TypedNumber {
  const text = typed.trim();
  if (text === '') return { value: undefined };
  const [, digits, fraction = '0'] = whole.exec(text) ?? [];
  if (digits === undefined) return { problem: 'unreadable' };
  return within(Number(`${digits.replaceAll(/\D/g, '')}.${fraction}`), rule);
}

/** A number that was read, or which of its rule it breaks. */
export function within(value: number, { min, max, step }: NumberRule): TypedNumber {
  if (value < min) return { problem: 'tooSmall' };
  if (value > max) return { problem: 'tooLarge' };
  return Number.isInteger((value - min) / step) ? { value } : { problem: 'offStep' };
}

/** What is wrong with the bounds as they were read, or null when both can be looked for. */
export function problemsOf(from: TypedNumber, to: TypedNumber): BoundProblems | null {
  if (!('problem' in from) && !('problem' in to)) {
    const isTurned = from.value !== undefined && to.value !== undefined && from.value > to.value;
    return isTurned ? { from: 'turned', to: 'turned' } : null;
  }
  return { ...('problem' in from && { from: from.problem }), ...('problem' in to && { to: to.problem }) };
}

/** The number of what has no problem. */
export function valueOf(read: TypedNumber): number | undefined {
  return 'value' in read ? read.value : undefined;
}

/** A pattern for letters of either case, since those of fields know no flags. */
export function anyCase(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
