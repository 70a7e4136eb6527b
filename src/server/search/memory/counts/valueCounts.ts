import { mostOptions } from '#machines/market/limits.ts';
import { parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { OptionCount, SelectCounts } from '#machines/search/searchFilter.ts';
import type { Arena } from '../arena.ts';
import type { Conditions } from '../conditions.ts';
import { chosenOption, type KnownValues } from '../knownValues.ts';

/** The number of listings for each value of choices and texts. */
export class ValueCounts {
  readonly #known: KnownValues;
  readonly #arena: Arena;
  /** The counts by the value's number, and in `#met` the numbers of values with a count. */
  readonly #counts: Uint32Array;
  readonly #met: number[] = [];

  constructor(known: KnownValues, arena: Arena) {
    this.#known = known;
    this.#arena = arena;
    this.#counts = arena.take(known.size).fill(0);
  }

  add(value: number, count: number): void {
    if (this.#counts[value] === 0) this.#met.push(value);
    this.#counts[value]! += count;
  }

  /** The counts of the options of a search's parameters, the most frequent options first. */
  selectCounts({ filter }: Conditions): SelectCounts[] {
    const selects = relevantParameters(filter).filter((parameter) => parameter.kind !== 'number');
    if (selects.length === 0) return [];
    const sums = this.#arena.take(this.#known.size).fill(0);
    const byParameter: (number[] | undefined)[] = parameterKeys.map(() => undefined);
    for (const { key } of selects) byParameter[parameterKeys.indexOf(key)] = [];
    for (let at = 0; at < this.#met.length; at += 1) {
      const value = this.#met[at]!;
      const count = this.#counts[value]!;
      if (count === 0) continue;
      const first = this.#known.firstOf(value);
      if (sums[first] === 0) byParameter[this.#known.parameterOf(first)]?.push(first);
      sums[first]! += count;
    }
    return selects.map((parameter) => {
      const chosen = filter.selects?.[parameter.key]?.map((option) => chosenOption(parameter, option)) ?? [];
      return {
        key: parameter.key,
        options: this.#optionsOf(byParameter[parameterKeys.indexOf(parameter.key)]!, sums, chosen),
      };
    });
  }

  /** The most frequent options among these values, and all chosen ones, with their sums. */
  #optionsOf(firsts: readonly number[], sums: Uint32Array, chosen: readonly string[]): OptionCount[] {
    const least = leastOfMost(firsts, sums, this.#arena);
    const options = firsts
      .filter((first) => sums[first]! >= least)
      .map((first) => this.#optionOf(first, sums[first]!))
      .toSorted(byCount)
      .slice(0, mostOptions);
    const listed = new Set(options.map(({ option }) => option));
    const others = new Set(chosen.filter((option) => !listed.has(option)));
    if (others.size === 0) return options;
    const less = firsts.filter((first) => others.has(this.#known.value(first).option));
    for (const first of less) others.delete(this.#known.value(first).option);
    return [
      ...options,
      ...[
        ...less.map((first) => this.#optionOf(first, sums[first]!)),
        ...Array.from(others, (option) => ({ option, spelling: option, count: 0 })),
      ].toSorted(byCount),
    ];
  }

  /** The option in its most frequent spelling. */
  #optionOf(first: number, count: number): OptionCount {
    const { option, spelling } = this.#known.value(first);
    const most = { spelling, count: this.#counts[first]! };
    for (const value of this.#known.likeFirst(first)) {
      const other = { spelling: this.#known.value(value).spelling, count: this.#counts[value]! };
      const isMore = other.count > most.count || (other.count === most.count && other.spelling < most.spelling);
      if (isMore && other.count > 0) Object.assign(most, other);
    }
    return { option, spelling: most.spelling, count };
  }
}

/** The sum of the last of the most frequent options. Only options with at least this sum have to be sorted. */
function leastOfMost(firsts: readonly number[], sums: Uint32Array, arena: Arena): number {
  if (firsts.length <= mostOptions) return 0;
  const counts = arena.take(firsts.length);
  for (let at = 0; at < firsts.length; at += 1) counts[at] = sums[firsts[at]!]!;
  counts.sort();
  return counts[counts.length - mostOptions]!;
}

function byCount(a: OptionCount, b: OptionCount): number {
  return b.count - a.count || (a.option < b.option ? -1 : 1);
}
