import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import { isOnStep, textOption } from '#machines/search/normalFilter.ts';
import type { NumberParameter, ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';

type Selects = NonNullable<SearchFilter['selects']>;

/** The properties that listings must share for their prices to be comparable. */
export interface PriceComparisonCriteria {
  /** All selected options and texts, except those that do not affect the price. */
  readonly selects: Selects;
  /** The selected options that identify the thing, such as its make or model. Without them nothing is comparable. */
  readonly naming: Selects;
  /** Ranges around the listing's numbers, such as its year or mileage. */
  readonly intervals: NonNullable<SearchFilter['intervals']>;
  /** Whether all properties are known that separate kinds of prices, such as a rent and a purchase price. */
  readonly isWhole: boolean;
}

const naming: ReadonlySet<ParameterKey> = new Set(['transaction', 'brand', 'make', 'model']);

/** Parameters that matter to the buyer, but hardly affect the price. */
const withoutPrice: ReadonlySet<ParameterKey> = new Set(['colour', 'homeOffice', 'papers', 'sex', 'language', 'doors']);

/**
 * The largest difference between the numbers of comparable listings: `nearby` is a share of the number, `nearbyYears`
 * is in years.
 */
const nearby = 0.25;
const nearbyYears = 2;

/**
 * The properties that comparable listings of a category must share, from the known fields of a listing. Values that are
 * not valid for their field are ignored.
 */
export function priceComparisonCriteria(subcategory: number, values: InsertionValues): PriceComparisonCriteria {
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
