import { codePointsIn } from '../market/text/codePoints.ts';
import { mostFrancs, mostLocalities, mostOptions, optionLength, widestRadius } from '../market/limits.ts';
import type { NumberParameter, Parameter, ParameterKey } from '../market/parameters/parameterDefinitions.ts';
import { parametersFor } from '../market/parameters/parameters.ts';
import { isPriced } from '../market/categories/pricedCategories.ts';
import type { ChosenLocality, Interval, SearchFilter } from './searchFilter.ts';
import { toSearchSort } from './searchSort.ts';

/**
 * The normal form of a search. Filters that the category lacks are dropped (SEARCH-15), reversed bounds are swapped,
 * lists are sorted and unique, and empty values are omitted. The results of `filterChanges` and of the address grammars
 * are normalised here, so equal searches have equal values.
 */
export function normalFilter(filter: SearchFilter): SearchFilter {
  const {
    intervals,
    selects,
    localities: chosen,
    region: canton,
    widened: wide,
    subregion: part,
    asOf,
    ...plain
  } = filter;
  const localities = chosen?.length ? normalLocalities(chosen) : [];
  const region = localities.length === 0 ? canton : undefined;
  const widened = region === undefined || part !== undefined ? undefined : wide;
  const subregion = region === undefined ? undefined : part;
  const relevant = relevantParameters(filter);
  const someIntervals = intervals && normalIntervals(relevant, intervals);
  const someSelects = selects && normalSelects(relevant, selects);
  return {
    ...(isPriced(filter) ? withoutOpenBounds(plain) : withoutPrice(plain)),
    ...(region !== undefined && { region }),
    ...(widened && { widened }),
    ...(subregion !== undefined && { subregion }),
    ...(localities.length > 0 && { localities }),
    ...(someIntervals && { intervals: someIntervals }),
    ...(someSelects && { selects: someSelects }),
    sort: toSearchSort(filter.sort, localities.length > 0),
    ...(asOf !== undefined && filter.page > 1 && { asOf }),
  };
}

/** Removes the price filters. */
function withoutPrice<Priced extends Pick<SearchFilter, 'priceFrom' | 'priceTo' | 'freeOnly'>>({
  priceFrom: _,
  priceTo: __,
  ...rest
}: Priced) {
  return { ...rest, freeOnly: false };
}

/**
 * Drops a bound that every price satisfies, since any bound excludes listings with a price on request. So "from 0"
 * finds these listings, and so does "up to" the highest price there is.
 */
function withoutOpenBounds<Priced extends Pick<SearchFilter, 'priceFrom' | 'priceTo'>>({
  priceFrom,
  priceTo,
  ...rest
}: Priced) {
  return {
    ...rest,
    ...(priceFrom !== undefined && priceFrom > 0 && { priceFrom }),
    ...(priceTo !== undefined && priceTo < mostFrancs && { priceTo }),
  };
}

/** The searchable parameters of the search's category. */
export function relevantParameters({
  category,
  subcategory,
}: Pick<SearchFilter, 'category' | 'subcategory'>): readonly Parameter[] {
  const finest = subcategory ?? category;
  return finest === undefined ? [] : parametersFor(finest);
}

/**
 * The valid range of a parameter's bounds, on its steps; undefined if both are open. A minimum of 0 is not a bound, and
 * neither is the highest number alone: any bound excludes listings without the parameter.
 */
export function normalInterval(parameter: NumberParameter, { min, max }: Interval): Interval | undefined {
  const [least, most] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  const from = least !== undefined && isOnStep(parameter, least) ? least : undefined;
  const to = most !== undefined && isOnStep(parameter, most) ? most : undefined;
  const isFromOpen = from === undefined || from === 0;
  if (isFromOpen && (to === undefined || to === parameter.max)) return undefined;
  return { ...(!isFromOpen && { min: from }), ...(to !== undefined && { max: to }) };
}

/** Whether a number is within the parameter's bounds and on one of its steps. */
export function isOnStep({ min, max, step }: NumberParameter, value: number): boolean {
  return value >= min && value <= max && Number.isInteger((value - min) / step);
}

function normalIntervals(relevant: readonly Parameter[], supplied: NonNullable<SearchFilter['intervals']>) {
  const normal: Partial<Record<ParameterKey, Interval>> = {};
  for (const parameter of relevant) {
    const requested = supplied[parameter.key];
    const interval = parameter.kind === 'number' && requested && normalInterval(parameter, requested);
    if (interval) normal[parameter.key] = interval;
  }
  return isEmpty(normal) ? undefined : normal;
}

function normalSelects(relevant: readonly Parameter[], supplied: NonNullable<SearchFilter['selects']>) {
  const normal: Partial<Record<ParameterKey, readonly string[]>> = {};
  for (const parameter of relevant) {
    const options = parameter.kind === 'number' ? [] : normalOptions(parameter, supplied[parameter.key] ?? []);
    if (options.length > 0) normal[parameter.key] = options;
  }
  return isEmpty(normal) ? undefined : normal;
}

function normalOptions(parameter: Exclude<Parameter, NumberParameter>, supplied: readonly string[]): readonly string[] {
  const options =
    parameter.kind === 'choice'
      ? supplied.filter((option) => parameter.choices.includes(option))
      : supplied.map(textOption).filter((option) => option !== undefined);
  return [...new Set(options)].sort().slice(0, mostOptions);
}

/** A text as an option, in lower case; undefined for an empty text, and for one that is too long for a listing. */
export function textOption(text: string): string | undefined {
  const option = text.trim().toLowerCase();
  return option !== '' && codePointsIn(option) <= optionLength ? option : undefined;
}

function normalLocalities(supplied: readonly ChosenLocality[]): readonly ChosenLocality[] {
  const byId = new Map<string, number>();
  for (const { localityID, radius } of supplied) {
    if (!isLocalityId(localityID)) continue;
    const whole = Math.min(Math.max(Math.round(radius), 0), widestRadius) || 0;
    byId.set(localityID, Math.max(whole, byId.get(localityID) ?? 0));
  }
  return Array.from(byId, ([localityID, radius]) => ({ localityID, radius }))
    .sort((one, other) => (one.localityID < other.localityID ? -1 : 1))
    .slice(0, mostLocalities);
}

/** Whether a text may name a place: a postcode, or a slug that ends in the abbreviation of a canton. */
export function isLocalityId(text: string): boolean {
  return /^(?:\d{4}|[a-z\d]+(?:-[a-z\d]+)*-[a-z]{2})$/.test(text) && text.length <= 80;
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
