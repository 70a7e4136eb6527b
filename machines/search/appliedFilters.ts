import type { ParameterKey } from '../market/parameters/parameterDefinitions.ts';
import type { FilterChanges } from './searchEvents.ts';
import type { ChosenLocality, Interval, SearchFilter } from './searchFilter.ts';

/** An applied filter, and the change that removes it; text and category are not filters (`withoutFilters`). */
export type AppliedFilter = { readonly without: FilterChanges } & (
  | { readonly kind: 'region'; readonly region: number; readonly widened: SearchFilter['widened'] }
  | { readonly kind: 'subregion'; readonly subregion: string }
  | { readonly kind: 'locality'; readonly locality: ChosenLocality }
  | { readonly kind: 'price'; readonly bounds: Interval }
  | { readonly kind: 'free' | 'organic' }
  | { readonly kind: 'type'; readonly type: NonNullable<SearchFilter['kind']> }
  | { readonly kind: 'seller'; readonly seller: NonNullable<SearchFilter['seller']> }
  | { readonly kind: 'interval'; readonly key: ParameterKey; readonly bounds: Interval }
  | { readonly kind: 'option'; readonly key: ParameterKey; readonly option: string }
);

/** All applied filters of a search, one by one, in the order of the form. */
export function appliedFilters(filter: SearchFilter): readonly AppliedFilter[] {
  return [...placesOf(filter), ...pricesOf(filter), ...parametersOf(filter), ...listingsOf(filter)];
}

/**
 * The identity of an applied filter within its search. Labels are ambiguous, since two parameters may have options of
 * the same name.
 */
export function appliedKey({ without: _, ...said }: AppliedFilter): string {
  return JSON.stringify(said);
}

function* placesOf({ region, widened, subregion, localities = [] }: SearchFilter): Iterable<AppliedFilter> {
  if (region !== undefined) yield { kind: 'region', region, widened, without: { region: undefined } };
  if (subregion !== undefined) yield { kind: 'subregion', subregion, without: { subregion: undefined } };
  for (const locality of localities) {
    const others = localities.filter((each) => each !== locality);
    yield { kind: 'locality', locality, without: { localities: others } };
  }
}

function pricesOf({ priceFrom, priceTo, freeOnly }: SearchFilter): AppliedFilter[] {
  const bounds = {
    ...(priceFrom !== undefined && { min: priceFrom }),
    ...(priceTo !== undefined && { max: priceTo }),
  };
  const without = { priceFrom: undefined, priceTo: undefined };
  return [
    ...(Object.keys(bounds).length > 0 ? [{ kind: 'price', bounds, without } as const] : []),
    ...(freeOnly ? [{ kind: 'free', without: { freeOnly: false } } as const] : []),
  ];
}

function* parametersOf({ intervals = {}, selects = {} }: SearchFilter): Iterable<AppliedFilter> {
  for (const [key, options] of Object.entries(selects) as [ParameterKey, readonly string[]][]) {
    for (const option of options) {
      const others = options.filter((each) => each !== option);
      yield { kind: 'option', key, option, without: { selects: { [key]: others } } };
    }
  }
  for (const [key, bounds] of Object.entries(intervals) as [ParameterKey, Interval][]) {
    yield { kind: 'interval', key, bounds, without: { intervals: { [key]: undefined } } };
  }
}

function* listingsOf({ seller, kind, organic }: SearchFilter): Iterable<AppliedFilter> {
  if (seller) yield { kind: 'seller', seller, without: { seller: undefined } };
  if (kind) yield { kind: 'type', type: kind, without: { kind: undefined } };
  if (organic) yield { kind: 'organic', without: { organic: undefined } };
}
