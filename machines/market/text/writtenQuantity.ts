import type { NumberRule } from '../../search/filters/typedNumber.ts';
import type { Unit } from '../parameters/parameterKinds.ts';
import { ownUnits, unitFactors } from '../parameters/unitWords.ts';
import { numbersIn, plainSpelling } from './writtenNumber.ts';

/** The rule for a number of a listing: its bounds, its unit, and the key of its parameter. */
export interface QuantityRule extends NumberRule {
  readonly key: string;
  readonly unit?: Unit;
}

/**
 * A number in the unit of its rule, or its problem. `roundedFrom` is the exact value where a conversion from another
 * unit was rounded. `unit` is a unit that cannot be converted; `readings` are both meanings of a text such as `1.250`.
 */
export type WrittenQuantity =
  | { readonly value: number; readonly roundedFrom?: number }
  | { readonly problem: 'unit'; readonly unit: string }
  | { readonly problem: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly problem: 'unreadable' | 'tooSmall' | 'tooLarge' | 'offStep' };

/** Differences below this share are floating-point errors, not rounding. */
const precision = 1e-6;

/** The largest share of a converted number that rounding to a step may change: 10 kW are 13.6 PS, 0.5 GB are not 1 GB. */
const mostRounding = 0.05;

/**
 * Parses a number of a listing, with or without its unit: `73`, `ca. 73 m²`, `120’000 km`, `3.5-Zimmer`. A number in
 * another unit of the same kind is converted and rounded to the step of the rule (`110 kW` are 150 PS). Any other unit
 * is a problem.
 */
export function quantityIn(text: string, rule: QuantityRule): WrittenQuantity {
  const [, number = '', unit = ''] = /^([\d½¼¾][\d½¼¾'., /]*?)(?: ?-?([^\d\s½¼¾'.,/].*))?$/.exec(spelled(text)) ?? [];
  const readings = numbersIn(number);
  if (readings.length === 0 || exponent.test(unit)) return { problem: 'unreadable' };
  const factor = factorOf(unit, rule);
  if (factor === undefined) return { problem: 'unit', unit: text.trim().slice(-unit.length) };
  const fitting = readings.map((each) => within(each * factor, factor === 1, rule));
  const valid = fitting.filter((each) => 'value' in each);
  const [low, high] = readings;
  if (valid.length > 1) return { problem: 'ambiguous', readings: [low! * factor, high! * factor] };
  return valid[0] ?? fitting.at(-1)!;
}

/** The exponent of a long number, as spreadsheets write it: `1E+05`. */
const exponent = /^e[+-]?\d/;

/** Words and signs before a number that mark it as approximate. */
const roughly = /^(?:(?:ca|env|approx|etwa|rund|zirka|circa|environ|about)\.? ?|[~≈±] ?)(?=[\d½¼¾])/;

/** Inches are often written as two apostrophes; the common spelling has turned primes into apostrophes as well. */
function spelled(text: string): string {
  return plainSpelling(text)
    .replace(roughly, '')
    .replace(/ ?(?:''|″|”|“|"|′′)$/, ' "');
}

function factorOf(unit: string, rule: QuantityRule): number | undefined {
  const word = unit.replace(/\.$/, '');
  if (word === '' || ownUnits[rule.key]?.includes(word)) return 1;
  const factors = rule.unit && unitFactors[rule.unit];
  return factors && Object.hasOwn(factors, word) ? factors[word] : undefined;
}

function within(exact: number, isOwnUnit: boolean, { min, max, step }: QuantityRule): WrittenQuantity {
  const value = isOwnUnit ? exact : min + Math.round((exact - min) / step) * step;
  if (value < min) return { problem: 'tooSmall' };
  if (value > max) return { problem: 'tooLarge' };
  const rounding = Math.abs(value - exact) / Math.abs(exact);
  if (!Number.isInteger((value - min) / step) || rounding > mostRounding) return { problem: 'offStep' };
  return rounding > precision ? { value, roundedFrom: exact } : { value };
}
