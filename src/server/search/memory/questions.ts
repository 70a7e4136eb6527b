import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { isPricedCategory } from '#machines/market/categories/pricedCategories.ts';
import { type Conditions, fails, type ParameterCondition } from './conditions.ts';
import { slotsOf } from './parameterSlots.ts';
import { headLength } from './segment/records.ts';
import type { CategoryPair } from './category/categoryPair.ts';

/** The numbers of a question: the place in a record that it is put to, the least and the most that it may hold, and the bit of who fails. */
export const questionLength = 4;

/** The questions to the ads of a category, one after another. Where the most is 0, it is asked for one of the values wanted. */
export function questionsOf(pair: CategoryPair, conditions: readonly ParameterCondition[]): number[] {
  const slots = slotsOf(pair);
  return conditions.flatMap(({ parameter, from, to, bit }) => {
    const slot = slots.findIndex(({ key }) => key === parameter.key);
    return slot < 0 ? [] : [headLength + slot, from, to, bit];
  });
}

/** The bits of the conditions to parameters, and to the price, that make sense in a category. */
export function bitsFor(category: number, { parameters, price, bitsByCategory }: Conditions): number {
  if (parameters.length === 0 && !price) return 0;
  let bits = bitsByCategory.get(category);
  if (bits === undefined) {
    const told = parametersFor(category);
    bits = parameters
      .filter(({ parameter }) => told.some(({ key }) => key === parameter.key))
      .reduce((all, { bit }) => all | bit, price && isPricedCategory(category) ? fails.price : 0);
    bitsByCategory.set(category, bits);
  }
  return bits;
}

/** Whether the price that is asked for counts in a category and in the one above it alike; it does where none is. */
export function isPricedPair({ category, topCategory }: CategoryPair, conditions: Conditions): boolean {
  return !conditions.price || (bitsFor(category, conditions) & bitsFor(topCategory, conditions) & fails.price) !== 0;
}
