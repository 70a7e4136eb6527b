import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { isPricedCategory } from '#machines/market/categories/pricedCategories.ts';
import { type Conditions, fails, type ParameterCondition } from './conditions.ts';
import { slotsOf } from './parameterSlots.ts';
import { headLength } from './segment/records.ts';
import type { CategoryPair } from './category/categoryPair.ts';

/** A question has four numbers: the index in a record, the lower and the upper bound, and the bit of the condition. */
export const questionLength = 4;

/** The questions for a category's listings, flattened. An upper bound of 0 means that the value must be wanted. */
export function questionsOf(pair: CategoryPair, conditions: readonly ParameterCondition[]): number[] {
  const slots = slotsOf(pair);
  return conditions.flatMap(({ parameter, from, to, bit }) => {
    const slot = slots.findIndex(({ key }) => key === parameter.key);
    return slot < 0 ? [] : [headLength + slot, from, to, bit];
  });
}

/** The bits of the conditions on parameters and price that apply to a category. */
export function bitsFor(category: number, { parameters, price, bitsByCategory }: Conditions): number {
  if (parameters.length === 0 && !price) return 0;
  let bits = bitsByCategory.get(category);
  if (bits === undefined) {
    const known = parametersFor(category);
    bits = parameters
      .filter(({ parameter }) => known.some(({ key }) => key === parameter.key))
      .reduce((all, { bit }) => all | bit, price && isPricedCategory(category) ? fails.price : 0);
    bitsByCategory.set(category, bits);
  }
  return bits;
}

/** Whether the price condition applies both to a category and to the one above it. True without a price condition. */
export function isPricedPair({ category, topCategory }: CategoryPair, conditions: Conditions): boolean {
  return !conditions.price || (bitsFor(category, conditions) & bitsFor(topCategory, conditions) & fails.price) !== 0;
}
