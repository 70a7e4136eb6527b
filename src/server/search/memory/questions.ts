import { parametersFor } from '#machines/market/parameters.ts';
import type { Conditions, ParameterCondition } from './conditions.ts';
import { slotsOf } from './parameterSlots.ts';
import { headLength } from './records.ts';
import type { CategoryPair } from './searchPart.ts';

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

/** The bits of the conditions to parameters that make sense in a category. */
export function bitsFor(category: number, { parameters, bitsByCategory }: Conditions): number {
  if (parameters.length === 0) return 0;
  let bits = bitsByCategory.get(category);
  if (bits === undefined) {
    const told = parametersFor(category);
    bits = parameters
      .filter(({ parameter }) => told.some(({ key }) => key === parameter.key))
      .reduce((all, { bit }) => all | bit, 0);
    bitsByCategory.set(category, bits);
  }
  return bits;
}
