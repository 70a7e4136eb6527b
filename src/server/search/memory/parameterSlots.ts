import { type Parameter, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import type { SearchDocument } from '../searchPort.ts';
import { valueName } from './knownValues.ts';
import type { CategoryPair } from './category/categoryPair.ts';

/**
 * The parameters of a listing are stored in slots, a number each. A category has slots for the parameters that apply to
 * it or to the category above, because searches use no others.
 */

/** The value of a slot if the listing does not have the parameter. */
export const noValue = 0;

const known = new Map<number, readonly Parameter[]>();

/** A factor for combining two category ids into one number: greater than every category id. */
const mostCategories = 2 ** 20;

/** The parameters of the slots of a category's listings. */
export function slotsOf({ category, topCategory }: CategoryPair): readonly Parameter[] {
  const pair = category * mostCategories + topCategory;
  let slots = known.get(pair);
  if (!slots) {
    const byKey = new Map([...parametersFor(topCategory), ...parametersFor(category)].map((each) => [each.key, each]));
    slots = parameterKeys.flatMap((key) => byKey.get(key) ?? []);
    known.set(pair, slots);
  }
  return slots;
}

/** The highest code. Differences of codes are 32-bit integers. */
export const highestCode = 0x3fffffff;

/**
 * The code of a number in a slot. Codes grow with the numbers and increase by two per half, so a number between two
 * halves gets the code between theirs. Exact for all possible bounds, which are multiples of a half from 0 on.
 */
export function codeOfNumber(value: number): number {
  const halves = 2 * value;
  const whole = Math.floor(halves);
  return Math.min(Math.max(2 + 2 * whole + (whole === halves ? 0 : 1), 1), highestCode);
}

/** The codes of a listing's slots. `codeOfName` maps the name of a choice's or text's value to its code, above 0. */
export function codesOf(document: SearchDocument, codeOfName: (name: string) => number): number[] {
  return slotsOf(document).map((parameter) => {
    const value = document.parameters[parameter.key];
    if (value === undefined) return noValue;
    if (parameter.kind !== 'number') return codeOfName(valueName(parameter, value));
    return typeof value === 'number' && !Number.isNaN(value) ? codeOfNumber(value) : noValue;
  });
}
