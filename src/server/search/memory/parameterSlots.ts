import { type Parameter, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import type { SearchDocument } from '../searchPort.ts';
import { valueName } from './knownValues.ts';
import type { CategoryPair } from './category/categoryPair.ts';

/**
 * What the ads of a category tell beside title, text and price is kept in slots, a number each: those parameters that
 * make sense there or in the category above, for searches ask for no others.
 */

/** What a slot holds where the ad does not tell its parameter. */
export const untold = 0;

const known = new Map<number, readonly Parameter[]>();

/** Above every category's id. */
const mostCategories = 2 ** 20;

/** The parameters of the slots that ads of a category have. */
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

/** The highest code: differences of codes are 32-bit integers. */
export const highestCode = 0x3fffffff;

/**
 * A number as a slot holds it: greater for greater numbers, and two apart for numbers that are a half apart, so that
 * one between two steps stays between them. Exact for all bounds there are, which lie on halves from 0 on.
 */
export function codeOfNumber(value: number): number {
  const halves = 2 * value;
  const whole = Math.floor(halves);
  return Math.min(Math.max(2 + 2 * whole + (whole === halves ? 0 : 1), 1), highestCode);
}

/** What an ad's slots hold; `codeOfName` gives the code of a choice or text, above 0, by the value's name. */
export function codesOf(document: SearchDocument, codeOfName: (name: string) => number): number[] {
  return slotsOf(document).map((parameter) => {
    const value = document.parameters[parameter.key];
    if (value === undefined) return untold;
    if (parameter.kind !== 'number') return codeOfName(valueName(parameter, value));
    return typeof value === 'number' && !Number.isNaN(value) ? codeOfNumber(value) : untold;
  });
}
