import * as z from 'zod/mini';
import type { SchemaProblem } from '#machines/journal/schema.ts';
import type { Language } from '#machines/market/language.ts';
import { parameterByKey, type ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { toPageSize } from '#machines/search/pageSizes.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import { toSearchSort } from '#machines/search/searchSort.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { readFilter } from './requestedFilter.ts';
import type { RequestedFilter } from './requestedFilterShape.ts';
import { listKeys, type ListKeys } from './listKeys.ts';
import { placesOf } from './listPlaces.ts';
import { momentOf } from '#market/dates/moments.ts';
import { optionsOf } from '#market/addresses/optionList.ts';

/** The parsed query of `list.json`. */
export interface ListQuestion {
  readonly filter: SearchFilter;
  /** Whether the search text is to be interpreted, as typed text is. */
  readonly isTyped: boolean;
}

/**
 * The query of `GET list.json`, parsed into a filter. `places` may change over time. Parsing is strict, because
 * developers need to see their mistakes. Old addresses are read leniently (`filterFrom`).
 */
export function listQuery(places: { readonly localities: LocalityTable }) {
  return z.pipe(
    listKeys,
    z.transform((query, { issues }): ListQuestion => {
      const read = filterOf(query as ListKeys, places.localities);
      if ('value' in read) return { filter: read.value, isTyped: query.typed === '1' };
      for (const { field, rule } of read.problems) {
        issues.push({ code: 'custom', input: query[field as keyof typeof query], path: [field], message: rule });
      }
      return z.NEVER;
    }),
  );
}

function filterOf(keys: ListKeys, localities: LocalityTable) {
  const problems = [...problemsWithFlags(keys), ...problemsWithWords(keys)];
  if (problems.length > 0) return { problems };
  const places = placesOf(keys, localities);
  if ('problems' in places) return places;
  const requested = {
    query: keys.q,
    queryLanguage: keys.query_lang?.toLowerCase() as Language | undefined,
    category: numberOf(keys.category),
    subcategory: numberOf(keys.subcategory),
    ...places.value,
    kind: keys.st as RequestedFilter['kind'],
    priceFrom: numberOf(keys.ps),
    priceTo: numberOf(keys.pe),
    seller: keys.company_ad && (keys.company_ad === '1' ? ('company' as const) : ('private' as const)),
    freeOnly: keys.gratis === '1',
    organic: keys.organic === '1',
    ...parametersOf(keys),
    sort: toSearchSort(keys.sp, places.value.localities !== undefined),
    page: numberOf(keys.o),
    asOf: keys.t === undefined ? undefined : (momentOf(keys.t) ?? NaN),
    pageSize: keys.n === undefined ? undefined : (toPageSize(keys.n) ?? NaN),
  };
  return readFilter(requested as RequestedFilter, { localities, spelled: (field) => spelled(field, keys) });
}

/** The category filters among the given keys. */
function parametersOf(keys: ListKeys) {
  const intervals: Partial<Record<ParameterKey, Interval>> = {};
  const selects: Partial<Record<ParameterKey, readonly string[]>> = {};
  for (const parameter of Object.values(parameterByKey)) {
    if (parameter.kind === 'number') {
      const [min, max] = parameter.addressKeys.map((key) => boundOf(keys[key]));
      if (min !== undefined || max !== undefined) {
        intervals[parameter.key] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      }
    } else {
      const list = keys[parameter.addressKey];
      if (list !== undefined) selects[parameter.key] = optionsOf(list);
    }
  }
  return { intervals, selects };
}

const flags = ['with_neighbouring_regions', 'with_all_regions', 'company_ad', 'gratis', 'organic', 'typed'] as const;

function problemsWithFlags(keys: ListKeys): SchemaProblem[] {
  return flags
    .filter((key) => keys[key] !== undefined && keys[key] !== '0' && keys[key] !== '1')
    .map((field) => ({ field, rule: 'must be 0 or 1' }));
}

function problemsWithWords({
  with_neighbouring_regions: near,
  with_all_regions: all,
  ...keys
}: ListKeys): SchemaProblem[] {
  const empty = Object.values(parameterByKey).flatMap((parameter) => {
    const list = parameter.kind === 'number' ? undefined : keys[parameter.addressKey];
    const isEmpty = parameter.kind !== 'number' && list !== undefined && optionsOf(list).length === 0;
    return isEmpty ? [{ field: parameter.addressKey, rule: 'must name an option' }] : [];
  });
  if (near !== '1' || all !== '1') return empty;
  return [...empty, { field: 'with_all_regions', rule: 'must not stand beside with_neighbouring_regions' }];
}

/** A number as spelled in an address. NaN for an invalid number, so that the rule of its key is reported. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN;
}

/** Parses a bound of a range. It need not be whole: there are half rooms. */
function boundOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}\.\d{1,2}$/.test(text) ? Number(text) : numberOf(text);
}

const plain: Readonly<Record<string, keyof ListKeys>> = {
  query: 'q',
  queryLanguage: 'query_lang',
  subregion: 'sa',
  kind: 'st',
  priceFrom: 'ps',
  priceTo: 'pe',
  seller: 'company_ad',
  freeOnly: 'gratis',
  sort: 'sp',
  page: 'o',
  asOf: 't',
  pageSize: 'n',
};

/** The query key that sets a field of `RequestedFilter`. */
function spelled(field: string, keys: ListKeys): string {
  const [first = '', second = '', third = ''] = field.split('.');
  if (first === 'localities') return third === 'radius' ? 'radius' : keys.zipcode === undefined ? 'm' : 'zipcode';
  if (first === 'widened') return keys.with_all_regions === '1' ? 'with_all_regions' : 'with_neighbouring_regions';
  const parameter = first === 'intervals' || first === 'selects' ? parameterByKey[second as ParameterKey] : undefined;
  if (parameter?.kind === 'number') return parameter.addressKeys[third === 'max' ? 1 : 0];
  return parameter?.addressKey ?? plain[first] ?? first;
}
