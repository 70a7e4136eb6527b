import type { Language } from '../market/language.ts';
import type { pageSizes } from '../market/limits.ts';
import type { ParameterKey } from '../market/parameters/parameterDefinitions.ts';
import type { SearchSort } from './searchSort.ts';

/** The languages of a search, as its calls spell them (SEARCH-25). */
export const searchLanguages = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const satisfies Record<Language, string>;

/** The page sizes that a visitor can choose from. */
export type PageSize = (typeof pageSizes)[number];

/** A place to search in, and the radius around it (SEARCH-23). */
export interface ChosenLocality {
  /**
   * A postcode (`3011`), or a town or quarter with the abbreviation of its canton (`koeniz-be`): a town means all of
   * its postcodes. `src/market/places/areas.ts` resolves them.
   */
  readonly localityID: string;
  /** Whole kilometres as the crow flies; 0 for the place alone. */
  readonly radius: number;
}

/** Bounds of a number in its parameter's unit, both inclusive; an absent one is open (SEARCH-21). */
export interface Interval {
  readonly min?: number;
  readonly max?: number;
}

/** A search: everything in the address of a list. Absent means "any". */
export interface SearchFilter {
  /** Free text as typed, trimmed; empty for all. */
  readonly query: string;
  /** The language that the text is in (`query_lang`); absent for any of the four. */
  readonly queryLanguage?: Language;
  /** Top-level category. */
  readonly category?: number;
  readonly subcategory?: number;
  /** Canton code, 1 to 24. A canton excludes `localities`, and vice versa. */
  readonly region?: number;
  /** Beyond the canton: with those that border on it, or in all of Switzerland (`with_neighbouring_regions`, `with_all_regions`). */
  readonly widened?: 'neighbours' | 'country';
  /** A part of the canton by its slug (`sa`), if the directory of places has it. */
  readonly subregion?: string;
  /** Listings in any of these, ordered by `localityID`, without duplicates. */
  readonly localities?: readonly ChosenLocality[];
  /** Listing type (`st`). */
  readonly kind?: 'offer' | 'wanted';
  /** Whole francs, both inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Free items only. */
  readonly freeOnly: boolean;
  readonly seller?: 'private' | 'company';
  /** Excludes listings with a paid placement above the others. */
  readonly organic?: true;
  /** By number parameters of the category, none without a bound. */
  readonly intervals?: Readonly<Partial<Record<ParameterKey, Interval>>>;
  /**
   * By choices and texts of the category: listings with any of the options, ordered, without duplicates (SEARCH-22). An
   * option is the key of a choice, or a text in lower case.
   */
  readonly selects?: Readonly<Partial<Record<ParameterKey, readonly string[]>>>;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  /**
   * The moment of page 1, in epoch milliseconds; absent on page 1. Listings that were published later take no place on
   * further pages, so that no listing is shown twice. They are counted.
   */
  readonly asOf?: number;
  /** Listings on a page; absent for the default of the category. */
  readonly pageSize?: PageSize;
  /** How the listings are shown; a list if absent. It is not part of the search itself. */
  readonly view?: 'grid';
}

/**
 * How many listings each option would find, counted without that option's own filter. Options without a listing are
 * omitted.
 */
export interface SearchCounts {
  /** By category, top-level ones included; a map, since building an object takes ten times as long. */
  readonly category: ReadonlyMap<number, number>;
  /** By canton, regardless of the searched places. */
  readonly region: Readonly<Record<number, number>>;
  /**
   * By postcode as a number, regardless of the searched places, so that any radius is a sum; empty if no postcodes are
   * searched.
   */
  readonly postcode: Uint32Array;
  readonly kind: Readonly<Partial<Record<'offer' | 'wanted', number>>>;
  readonly seller: Readonly<Partial<Record<'private' | 'company', number>>>;
  /** How many are free. */
  readonly free: number;
  /**
   * By each choice or text of the category, in the order of `parametersFor`. The most frequent options come first, at
   * most `mostOptions`, and always the chosen ones.
   */
  readonly selects: readonly SelectCounts[];
}

/** How many listings each option of a parameter would find. */
export interface SelectCounts {
  readonly key: ParameterKey;
  /**
   * By count, the highest first, then by option in the order of its code units; a chosen option without a listing
   * counts 0.
   */
  readonly options: readonly OptionCount[];
}

export interface OptionCount {
  /** The key of a choice, or a folded text (`src/market/text/fold.ts`). */
  readonly option: string;
  /** The most frequent spelling of a text, in case of a tie the first by code units; a choice has its key. */
  readonly spelling: string;
  readonly count: number;
}
