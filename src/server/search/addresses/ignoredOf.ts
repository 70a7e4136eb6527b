import { isCategory } from '#machines/market/categories/categoryTree.ts';
import type { Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { isPriced } from '#machines/market/categories/pricedCategories.ts';
import { isLocalityId, relevantParameters } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { typedNumber } from '#machines/search/filters/typedNumber.ts';
import { typedPrice } from '#machines/search/filters/typedPrice.ts';
import { cityPostcodes } from '#market/places/unknownPostcodes.ts';
import { isCantonCode } from '#market/cantons/cantonCodes.ts';
import { keysOfParameter, keysOfParameters } from '#market/addresses/filterKeys.ts';
import { optionsOf } from '#market/addresses/optionList.ts';
import { wholeNumber } from '#market/addresses/placeAddress.ts';
import { queryKeysOf, partAlone, type SearchAtPlace, type SearchPlace } from '#market/addresses/searchAddress.ts';
import type { Ignored } from '#market/addresses/ignored.ts';
import { readSearchUrl } from './searchPlaceAt.ts';

/**
 * The parts of a search address that have no meaning, to be reported to the visitor. They are invalid bounds, unknown
 * places, categories and choices, filters of other categories (SEARCH-15), and a damaged token. Parameters with a
 * default (page, order) are not included; SEARCH-31 and SEARCH-45 define those defaults.
 */
export function ignoredOf(address: string): readonly Ignored[] {
  const read = readSearchUrl(address);
  if (!read?.said) return [];
  const { place, query } = read;
  const said: SearchAtPlace = read.said;
  const inPath = queryKeysOf(place, new URLSearchParams())!;
  const of = (key: string, isRead: (value: string) => boolean, split = (value: string): readonly string[] => [value]) =>
    [...new Set([...query.getAll(key), ...inPath.getAll(key)])]
      .flatMap(split)
      .filter((value) => value.trim() !== '' && !isRead(value))
      .map((value) => ({ key, value }));
  const relevant = relevantParameters(said.filter);
  const relevantKeys = new Set(relevant.flatMap(keysOfParameter));
  const hasPrices = isPriced(said.filter);
  const isPrice = (value: string) => hasPrices && 'value' in typedPrice(value);
  const isSwitch = (value: string) => value === '0' || value === '1';
  const isRadius = (value: string) => wholeNumber(value.trim()) !== undefined;
  const isKnownCategory = (value: string) => isCategory(wholeNumber(value) ?? 0);
  return [
    ...tokenIn(place, said.token),
    ...of('category', isKnownCategory),
    ...of('subcategory', isKnownCategory),
    ...of('region', (value) => isCantonCode(wholeNumber(value) ?? 0)),
    // A part alone is no place, because several cantons share names of parts. A unique name has already set the canton.
    ...partIn(place, query),
    ...of('m', () => said.filter.localities !== undefined),
    ...of(
      'zipcode',
      (value) => isLocalityId(value.trim().toLowerCase()),
      (list) => list.split(','),
    ),
    ...of('radius', isRadius, (list) => list.split(',')),
    ...of('with_neighbouring_regions', isSwitch),
    ...of('with_all_regions', isSwitch),
    ...of('st', (value) => value === 'offer' || value === 'wanted'),
    ...of('ps', isPrice),
    ...of('pe', isPrice),
    ...of('company_ad', isSwitch),
    ...of('gratis', (value) => value === '0' || (hasPrices && value === '1')),
    ...relevant.flatMap((parameter) =>
      keysOfParameter(parameter).flatMap((key) =>
        of(key, readerOf(parameter), parameter.kind === 'number' ? undefined : optionsOf),
      ),
    ),
    ...keysOfParameters.filter((key) => !relevantKeys.has(key)).flatMap((key) => of(key, () => false)),
  ];
}

/** The places that a search names but the table of places does not have. `known` is the search without them. */
export function unknownPlaces(said: SearchFilter, known: SearchFilter): readonly Ignored[] {
  const left = new Set(known.localities?.map(({ localityID }) => localityID));
  const gone = (said.localities ?? []).filter(
    ({ localityID }) => !left.has(cityPostcodes.get(localityID) ?? localityID),
  );
  return [
    ...(said.subregion !== undefined && known.subregion === undefined ? [{ key: 'sa', value: said.subregion }] : []),
    ...gone.map(({ localityID }) => ({ key: 'zipcode', value: localityID })),
  ];
}

function tokenIn({ name, params }: SearchPlace, read: string | undefined): readonly Ignored[] {
  const value = params['searchToken'] ?? params['slug'] ?? '';
  return name === 'results' && value !== '' && read === undefined ? [{ key: 'token', value }] : [];
}

function partIn(place: SearchPlace, query: URLSearchParams): readonly Ignored[] {
  const value = partAlone(place, query);
  return value === undefined ? [] : [{ key: 'sa', value }];
}

function readerOf(parameter: Parameter): (value: string) => boolean {
  if (parameter.kind === 'number') return (value) => 'value' in typedNumber(value, parameter);
  return (value) => parameter.kind === 'text' || parameter.choices.includes(value);
}
