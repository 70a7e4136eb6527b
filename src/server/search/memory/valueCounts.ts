import { mostOptions } from '#machines/market/limits.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { OptionCount, SelectCounts } from '#machines/search/searchFilter.ts';
import type { Arena } from './arena.ts';
import type { Conditions } from './conditions.ts';
import { chosenOption, type KnownValues } from './knownValues.ts';

/** How many ads tell each value of choices and texts. */
export class ValueCounts {
  readonly #known: KnownValues;
  /** By the value's number; and those that are not 0. */
  readonly #counts: Uint32Array;
  readonly #met: number[] = [];

  constructor(known: KnownValues, arena: Arena) {
    this.#known = known;
    this.#counts = arena.take(known.size).fill(0);
  }

  add(value: number, count: number): void {
    if (this.#counts[value] === 0) this.#met.push(value);
    this.#counts[value]! += count;
  }

  /** What a search tells of them: by parameter that makes sense where one looks, the most frequent options first. */
  selectCounts({ filter }: Conditions): SelectCounts[] {
    const byKey = Map.groupBy(this.#met, (value) => this.#known.value(value).key);
    return relevantParameters(filter).flatMap((parameter) => {
      if (parameter.kind === 'number') return [];
      const chosen = new Set(filter.selects?.[parameter.key]?.map((option) => chosenOption(parameter, option)));
      return [{ key: parameter.key, options: this.#optionsOf(byKey.get(parameter.key) ?? [], chosen) }];
    });
  }

  #optionsOf(values: readonly number[], chosen: ReadonlySet<string>): OptionCount[] {
    const options = new Map<string, Counted>(
      Array.from(chosen, (option) => [option, { option, spelling: option, count: 0, most: 0 }]),
    );
    for (const value of values) {
      const { option, spelling } = this.#known.value(value);
      const count = this.#counts[value]!;
      const counted = options.get(option);
      if (!counted) options.set(option, { option, spelling, count, most: count });
      else {
        counted.count += count;
        if (count > counted.most || (count === counted.most && spelling < counted.spelling)) {
          counted.spelling = spelling;
          counted.most = count;
        }
      }
    }
    return [...options.values()]
      .toSorted((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1))
      .filter(({ option }, place) => place < mostOptions || chosen.has(option))
      .map(({ option, spelling, count }) => ({ option, spelling, count }));
  }
}

interface Counted {
  readonly option: string;
  spelling: string;
  count: number;
  /** How many ads spell it so. */
  most: number;
}
