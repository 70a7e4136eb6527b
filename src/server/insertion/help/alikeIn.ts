import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import { isOnStep, textOption } from '#machines/search/normalFilter.ts';
import type { NumberParameter, ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';

type Selects = NonNullable<SearchFilter['selects']>;

/** In what ads must be alike to be compared by price. */
export interface AlikeIn {
  /** All that is told by choices and words, but for what makes no price. */
  readonly selects: Selects;
  /** Of these what says what the thing is: without it nothing is comparable. */
  readonly naming: Selects;
  /** About the same numbers. */
  readonly intervals: NonNullable<SearchFilter['intervals']>;
  /** Whether all is told that prices differ in kind by: a rent and a price for good do. */
  readonly isWhole: boolean;
}

const naming: ReadonlySet<ParameterKey> = new Set(['transaction', 'brand', 'make', 'model']);

/** It matters to whoever looks for it, and hardly to the price. */
const withoutPrice: ReadonlySet<ParameterKey> = new Set(['colour', 'homeOffice', 'papers', 'sex', 'language', 'doors']);

/** How far numbers may lie from each other, as a share; years by so many. */
const nearby = 0.25;
const nearbyYears = 2;

/** In what ads of a category must be alike to be compared with one, as far as its fields tell; what is no value of a field tells nothing. */
export function alikeIn(subcategory: number, values: InsertionValues): AlikeIn {
  const selects: Partial<Record<ParameterKey, readonly string[]>> = {};
  const intervals: Partial<Record<ParameterKey, Interval>> = {};
  const parameters = parametersFor(subcategory);
  for (const parameter of parameters) {
    const value = (values[parameter.key] ?? '').trim();
    if (value === '' || withoutPrice.has(parameter.key)) continue;
    if (parameter.kind === 'number') {
      const number = Number(value.replaceAll(/['’\s]/gu, '').replace(',', '.'));
      if (isOnStep(parameter, number)) intervals[parameter.key] = around(parameter, number);
    } else {
      const option = parameter.kind === 'choice' ? parameter.choices.find((one) => one === value) : textOption(value);
      if (option !== undefined) selects[parameter.key] = [option];
    }
  }
  return {
    selects,
    intervals,
    naming: Object.fromEntries(Object.entries(selects).filter(([key]) => naming.has(key as ParameterKey))),
    isWhole: !parameters.some(({ key }) => key === 'transaction') || selects.transaction !== undefined,
  };
}

function around({ unit, min, max, step, key }: NumberParameter, number: number): Interval {
  if (key === 'rooms') return { min: number, max: number };
  const by = unit === 'year' ? nearbyYears : number * nearby;
  const onStep = (value: number) => Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  return { min: onStep(number - by), max: onStep(number + by) };
}
