import type { Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/places/areas.ts';
import { postcodeCodes, postcodeOf } from '#market/places/postcodes.ts';
import type { Arena } from './arena.ts';
import { flagCodes, isCompany, isGone, isWantedListing, onRequest } from './segment/columns.ts';
import type { KnownValues } from './knownValues.ts';
import { codeOfNumber, highestCode } from './parameterSlots.ts';

/**
 * The conditions that a listing may fail and still count for another option, a bit each. Parameters use the bits from
 * `parameterBit` on. `price` applies if the listing's category, or the one above, has no prices. Other listings outside
 * the price range are `out`.
 */
export const fails = { kind: 1, seller: 2, place: 4, category: 8, price: 16 } as const;
export const parameterBit = 32;

/** The bits of all parameters, and of all conditions that some categories do not have. */
export const parameterBits = ~(parameterBit - 1);
export const categoryBits = parameterBits | fails.price;

/**
 * The value for a document that is removed, outside the price range, or fails so many conditions that no count includes
 * it.
 */
export const out = -1;

/** An exclusive upper bound for canton codes, including 0 for an unknown canton. */
export const regionCodes = 32;

/** The distance of postcodes outside the search: greater than that of any other. */
export const nowhere = 0xffffffff;

/** The conditions of a search besides its text, prepared for comparison with columns. */
export interface Conditions {
  readonly filter: SearchFilter;
  /**
   * By a document's flags: the failed conditions among `fails.kind` and `fails.seller`; `out` for a removed listing.
   */
  readonly flagFails: Int8Array;
  /** The cantons of the search. Absent if it has none. */
  readonly regions: readonly number[] | undefined;
  /** By canton code: 1 if the canton is outside the search. Absent if the search has no cantons. */
  readonly regionFails: Uint8Array | undefined;
  /**
   * By postcode code: the distance from the searched place in metres, or `nowhere`. Absent if the search has no
   * postcodes.
   */
  readonly metres: Uint32Array | undefined;
  /** The postcodes within the search, the nearest first if listings are ordered by distance. */
  readonly postcodes: readonly number[];
  /** Whole francs from 0 on, both inclusive. Absent if the search accepts any price or none. */
  readonly price: { readonly from: number; readonly to: number } | undefined;
  readonly parameters: readonly ParameterCondition[];
  /** The cache of the results of `bitsFor`, by category. */
  readonly bitsByCategory: Map<number, number>;
  /** By the number of a known value of any parameter: 1 if the search accepts this value. */
  readonly wanted: Uint8Array;
}

/** The condition of a search on a parameter. */
export interface ParameterCondition {
  readonly parameter: Parameter;
  readonly bit: number;
  /**
   * Codes of numbers (`codeOfNumber`), both inclusive. Both are 0 for a choice or a text, which must be in `wanted`.
   */
  readonly from: number;
  readonly to: number;
}

/** Prepares the conditions of a search. */
export function conditionsOf(
  filter: SearchFilter,
  area: Area | undefined,
  known: KnownValues,
  arena: Arena,
): Conditions {
  const { freeOnly, priceFrom, priceTo } = filter;
  const isPriced = freeOnly || priceFrom !== undefined || priceTo !== undefined;
  const to = Math.min(freeOnly ? 0 : onRequest - 1, priceTo ?? onRequest - 1);
  const { metres, postcodes } = area?.kind === 'postcodes' ? around(area.metres, arena) : { postcodes: [] };
  return {
    filter,
    flagFails: flagFailsOf(filter),
    regions: area?.kind === 'regions' ? [...area.regions] : undefined,
    regionFails: area?.kind === 'regions' ? regionFailsOf(area.regions) : undefined,
    metres,
    postcodes: metres !== undefined && filter.sort === 'nearest' ? nearestFirst(postcodes, metres) : postcodes,
    price: isPriced ? { from: Math.max(Math.ceil(priceFrom ?? 0), 0), to: Math.floor(to) } : undefined,
    bitsByCategory: new Map(),
    ...parameterConditions(filter, known),
  };
}

const flagFailsByFilter = new Map<string, Int8Array>();

function flagFailsOf({ kind, seller }: SearchFilter): Int8Array {
  const key = `${kind} ${seller}`;
  let failing = flagFailsByFilter.get(key);
  if (!failing) {
    failing = new Int8Array(flagCodes);
    for (let flags = 0; flags < flagCodes; flags += 1) {
      const failsKind = kind && (kind === 'wanted') !== ((flags & isWantedListing) !== 0);
      const failsSeller = seller && (seller === 'company') !== ((flags & isCompany) !== 0);
      failing[flags] = flags & isGone ? out : (failsKind ? fails.kind : 0) | (failsSeller ? fails.seller : 0);
    }
    flagFailsByFilter.set(key, failing);
  }
  return failing;
}

function regionFailsOf(regions: ReadonlySet<number>): Uint8Array {
  const failing = new Uint8Array(regionCodes).fill(1);
  for (const region of regions) failing[region] = 0;
  return failing;
}

function around(known: ReadonlyMap<string, number>, arena: Arena): { metres: Uint32Array; postcodes: number[] } {
  const metres = arena.take(postcodeCodes).fill(nowhere);
  const postcodes: number[] = [];
  for (const [postcode, distance] of known) {
    const code = postcodeOf(postcode);
    if (code === 0) continue;
    metres[code] = distance;
    postcodes.push(code);
  }
  return { metres, postcodes };
}

/** The postcodes sorted by distance and then by postcode; both are combined into one number. */
function nearestFirst(postcodes: readonly number[], metres: Uint32Array): number[] {
  const keys = Float64Array.from(postcodes, (code) => metres[code]! * postcodeCodes + code).sort();
  return Array.from(keys, (key) => key % postcodeCodes);
}

function parameterConditions(filter: SearchFilter, known: KnownValues): Pick<Conditions, 'parameters' | 'wanted'> {
  const { intervals = {}, selects } = filter;
  const parameters: ParameterCondition[] = [];
  const wanted = new Uint8Array(selects ? known.size : 0);
  for (const parameter of relevantParameters(filter)) {
    const bit = parameterBit << parameters.length;
    if (parameter.kind === 'number') {
      const interval = intervals[parameter.key];
      if (interval) parameters.push({ parameter, bit, ...codesWithin(interval) });
      continue;
    }
    const options = selects?.[parameter.key];
    if (!options) continue;
    for (const value of options.flatMap((option) => known.valuesOf(parameter, option))) wanted[value] = 1;
    parameters.push({ parameter, bit, from: 0, to: 0 });
  }
  return { parameters, wanted };
}

function codesWithin({ min, max }: Interval): { from: number; to: number } {
  return {
    from: min === undefined ? 1 : codeOfNumber(min),
    to: max === undefined ? highestCode : codeOfNumber(max),
  };
}
