import type { SchemaProblem } from '#machines/journal/schema.ts';
import { optionLength } from '#machines/market/limits.ts';
import {
  type NumberParameter,
  type Parameter,
  parameterByKey,
  type ParameterKey,
} from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { isPricedCategory } from '#machines/market/categories/pricedCategories.ts';
import { isOnStep, textOption } from '#machines/search/normalFilter.ts';
import type { Interval } from '#machines/search/searchFilter.ts';
import { cut } from '../../http/calls/wrongValue.ts';
import type { RequestedFilter } from './requestedFilterShape.ts';
import type { SelectParameter } from './options.ts';

/** Price filters in a call whose category has no prices (SEARCH-15). */
export function problemsWithPrice(filter: RequestedFilter): readonly SchemaProblem[] {
  const finest = filter.subcategory ?? filter.category;
  if (finest === undefined || isPricedCategory(finest)) return [];
  const named = {
    priceFrom: filter.priceFrom !== undefined,
    priceTo: filter.priceTo !== undefined,
    freeOnly: filter.freeOnly === true,
  };
  const rule = noFilterOf(filter);
  return Object.entries(named).flatMap(([field, isNamed]) => (isNamed ? [{ field, rule }] : []));
}

/**
 * The problems with a call's category filters: filters of other categories (SEARCH-15), bounds outside the parameter's
 * range, and unknown options.
 */
export function problemsWithParameters(filter: RequestedFilter): readonly SchemaProblem[] {
  const intervals = Object.entries(filter.intervals ?? {}) as [ParameterKey, Interval][];
  const selects = Object.entries(filter.selects ?? {}) as [ParameterKey, readonly string[]][];
  return [
    ...intervals.flatMap(([key, interval]) => problemsWithInterval(parameterByKey[key], interval, filter)),
    ...selects.flatMap(([key, options]) => problemsWithOptions(parameterByKey[key], options, filter)),
  ];
}

function problemsWithInterval(parameter: Parameter, interval: Interval, filter: RequestedFilter): SchemaProblem[] {
  const field = `intervals.${parameter.key}`;
  if (parameter.kind !== 'number') return [{ field, rule: 'has no bounds, but options' }];
  return (['min', 'max'] as const).flatMap((end) => {
    const value = interval[end];
    if (value === undefined) return [];
    const isNoBound = end === 'min' && value === 0;
    const rule =
      isNoBound || isOnStep(parameter, value) ? irrelevance(parameter, filter) : `must be ${numbersOf(parameter)}`;
    return rule === undefined ? [] : [{ field: `${field}.${end}`, rule }];
  });
}

function numbersOf({ min, max, step }: NumberParameter): string {
  return step === 1 ? `a whole number from ${min} to ${max}` : `a number from ${min} to ${max} in steps of ${step}`;
}

function problemsWithOptions(
  parameter: Parameter,
  options: readonly string[],
  filter: RequestedFilter,
): readonly SchemaProblem[] {
  const field = `selects.${parameter.key}`;
  if (parameter.kind === 'number') return [{ field, rule: 'has no options, but bounds' }];
  const wrong = options.find((option) => !isOption(parameter, option));
  const rule = wrong === undefined ? irrelevance(parameter, filter) : noOption(parameter, wrong);
  return rule === undefined ? [] : [{ field, rule }];
}

function isOption(parameter: SelectParameter, option: string): boolean {
  if (parameter.kind === 'choice') return parameter.choices.includes(option);
  return textOption(option) !== undefined;
}

function noOption(parameter: SelectParameter, option: string): string {
  const shown = cut(JSON.stringify(option));
  return parameter.kind === 'choice'
    ? `must be of ${parameter.choices.join(', ')}; ${shown} is none of them`
    : `must have options of 1 to ${optionLength} characters; ${shown} is none`;
}

/** The rule that a parameter breaks if it does not apply to the call's category. */
function irrelevance({ key }: Parameter, filter: RequestedFilter): string | undefined {
  const finest = filter.subcategory ?? filter.category;
  if (finest === undefined) return 'needs a category that it is a filter of';
  return parametersFor(finest).some((parameter) => parameter.key === key) ? undefined : noFilterOf(filter);
}

function noFilterOf({ category, subcategory }: RequestedFilter): string {
  return `is no filter of category ${subcategory ?? category}`;
}
