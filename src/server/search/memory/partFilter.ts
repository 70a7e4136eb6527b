import { parametersFor } from '#machines/market/parameters.ts';
import { type Conditions, fails, nowhere, type ParameterCondition } from './conditions.ts';
import type { Columns } from './columns.ts';
import { slotsOf, untold } from './parameterSlots.ts';
import type { CategoryPair, SearchPart } from './searchPart.ts';

/** What an ad of a category is asked beside what every ad is. */
interface CategoryQuestions {
  /** 0, or `fails.category`; or `out`, where others count these ads. */
  readonly fails: number;
  /** The conditions to parameters that make sense there or above, each with the slot that it looks at. */
  readonly asked: readonly { readonly slot: number; readonly condition: ParameterCondition }[];
  /** The bits of those that make sense in the category itself, and of those that do in the one above. */
  readonly ownBits: number;
  readonly topBits: number;
}

/** The document is not there, or too dear or too cheap, or fails by so much that no count has it. */
export const out = -1;

/** A search put to the documents of one part, by their columns. Text, order and page are none of its business. */
export class PartFilter {
  readonly #part: SearchPart;
  readonly #conditions: Conditions;
  readonly #columns: Columns;
  readonly #dead: Uint8Array;
  /** By category number. */
  readonly questions: readonly CategoryQuestions[];

  /** Documents of categories that are not `counted` are out. */
  constructor(part: SearchPart, conditions: Conditions, counted?: (pair: CategoryPair) => boolean) {
    this.#part = part;
    this.#conditions = conditions;
    this.#columns = part.columns;
    this.#dead = part.dead;
    this.questions = part.categories.map((pair) => ({
      ...questionsTo(pair, conditions),
      ...(counted && !counted(pair) && { fails: out }),
    }));
  }

  /** What a document fails by: 0 if it is found, bits of `fails` and of parameters, or `out`. */
  failures(document: number): number {
    if (this.#dead[document]) return out;
    const { price, flagFails, regionFails, metres } = this.#conditions;
    const { flags, region, postcode, category } = this.#columns;
    if (price) {
      const amount = this.#columns.price[document]!;
      if (amount < price.from || amount > price.to) return out;
    }
    let failed = flagFails[flags[document]!]!;
    if (regionFails && regionFails[region[document]!]) failed |= fails.place;
    else if (metres && metres[postcode[document]!] === nowhere) failed |= fails.place;
    const questions = this.questions[category[document]!]!;
    failed |= questions.fails;
    // More than one of these, and no count is without all of them.
    if (failed & (failed - 1)) return out;
    return questions.asked.length === 0 ? failed : failed | this.#parameterFailures(document, questions);
  }

  accepts(document: number): boolean {
    return this.failures(document) === 0;
  }

  #parameterFailures(document: number, { asked }: CategoryQuestions): number {
    const { slots, valueNumbers } = this.#part;
    const start = slots.starts[document]!;
    let failed = 0;
    for (let number = 0; number < asked.length; number += 1) {
      const { slot, condition } = asked[number]!;
      const code = slots.numbers[start + slot]!;
      if ('wanted' in condition) {
        if (code === untold || !condition.wanted[valueNumbers[code]!]) failed |= condition.bit;
      } else if (code < condition.from || code > condition.to) failed |= condition.bit;
    }
    return failed;
  }
}

/** Whether a search looks in a category. */
export function isLookedIn({ category, topCategory }: CategoryPair, { filter }: Conditions): boolean {
  if (filter.category !== undefined && filter.category !== topCategory) return false;
  return filter.subcategory === undefined || filter.subcategory === category;
}

function questionsTo(pair: CategoryPair, conditions: Conditions): CategoryQuestions {
  const slots = slotsOf(pair).map(({ key }) => key);
  const asked = conditions.parameters
    .map((condition) => ({ slot: slots.indexOf(condition.parameter.key), condition }))
    .filter(({ slot }) => slot >= 0);
  return {
    fails: isLookedIn(pair, conditions) ? 0 : fails.category,
    asked,
    ownBits: bitsFor(pair.category, conditions),
    topBits: bitsFor(pair.topCategory, conditions),
  };
}

function bitsFor(category: number, { parameters }: Conditions): number {
  const relevant = parametersFor(category).map(({ key }) => key);
  return parameters
    .filter(({ parameter }) => relevant.includes(parameter.key))
    .reduce((bits, { bit }) => bits | bit, 0);
}
