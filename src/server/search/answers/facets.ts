import type { Facet } from '#machines/listing/facet.ts';
import type { ChoiceParameter, NumberParameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { mostOptions } from '#machines/market/limits.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import { upTo } from '#machines/search/filters/latestYear.ts';
import type { OptionCount, SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';
import { fold } from '#market/text/fold.ts';
import { choiceWord, parameterWords, unitWords } from '#words/parameters.ts';
import type { Say } from '../../http/words.ts';

/**
 * The category's filters besides those of every listing (SEARCH-15), in their order and in one language. Each option
 * has the number of listings it would give. `inCategory` has the options of the whole category (`optionsInCategory`).
 * Years go up to `latestYear`.
 */
export function facetsOf(
  filter: SearchFilter,
  { selects }: Pick<SearchCounts, 'selects'>,
  inCategory: SearchCounts['selects'],
  say: Say,
  latestYear: number,
): Facet[] {
  const counted = new Map(selects.map(({ key, options }) => [key, options]));
  const known = new Map(inCategory.map(({ key, options }) => [key, options]));
  return relevantParameters(filter).map((parameter): Facet => {
    if (parameter.kind === 'number') return intervalFacet(upTo(latestYear, parameter), say);
    const { key, addressKey } = parameter;
    const found = counted.get(key) ?? [];
    const options =
      parameter.kind === 'choice'
        ? choices(parameter, found, say)
        : texts(found, known.get(key) ?? [], filter.selects?.[key] ?? []);
    return { kind: 'select', key, label: say(parameterWords[key]), address: addressKey, options };
  });
}

function intervalFacet({ key, addressKeys: [from, to], unit, min, max, step }: NumberParameter, say: Say): Facet {
  const written = unit === undefined || unit === 'year' ? null : say(unitWords[unit], { number: '' }).trim();
  return {
    kind: 'interval',
    key,
    label: say(parameterWords[key]),
    address: [from, to],
    unit: written,
    min,
    max,
    step,
  };
}

type Option = Extract<Facet, { kind: 'select' }>['options'][number];

/**
 * All choices of a parameter, so that a form can offer the empty ones too: those come last, in declared order. The
 * catch-all option is always last, however many listings it has.
 */
function choices({ key, choices: all }: ChoiceParameter, found: readonly OptionCount[], say: Say): Option[] {
  const counts = new Map(found.map(({ option, count }) => [option, count]));
  return all
    .map((value): Option => {
      const word = choiceWord(key, value);
      return { value, label: typeof word === 'object' ? say(word) : (word ?? value), count: counts.get(value) ?? 0 };
    })
    .toSorted((one, other) => Number(isLeftOver(one)) - Number(isLeftOver(other)) || other.count - one.count);
}

function isLeftOver({ value }: Option): boolean {
  return value === 'other';
}

/**
 * The options found, then others of the category while there is room. A chosen text keeps its spelling, so that the
 * form recognises it among the options.
 */
function texts(found: readonly OptionCount[], known: readonly OptionCount[], chosen: readonly string[]): Option[] {
  const listed = new Set(found.map(({ option }) => option));
  const others = known.filter(({ option }) => !listed.has(option)).slice(0, Math.max(0, mostOptions - found.length));
  const spellings = new Map(known.map(({ option, spelling }) => [option, spelling]));
  return [...found, ...others.map((other) => ({ ...other, count: 0 }))].map(({ option, spelling, count }): Option => {
    const value = chosen.find((one) => fold(one) === option) ?? option;
    return { value, label: count === 0 ? (spellings.get(option) ?? value) : spelling, count };
  });
}
