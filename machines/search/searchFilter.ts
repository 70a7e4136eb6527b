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
  /** The radius in whole kilometres as the crow flies; 0 for the place alone. */
  readonly radius: number;
}

/** Bounds of a number in its parameter's unit, both inclusive; an absent one is open (SEARCH-21). */
export interface Interval {
  readonly min?: number;
  readonly max?: number;
}

/** A search: everything in the URL of a list. An absent property means "any". */
export interface SearchFilter {
  /** The search text as typed, trimmed; empty for all listings. */
  readonly query: string;
  /** The language that the text is in (`query_lang`); absent for any of the four. */
  readonly queryLanguage?: Language;
  /** The id of the top-level category. */
  readonly category?: number;
  readonly subcategory?: number;
  /** Canton code, 1 to 24. A canton excludes `localities`, and vice versa. */
  readonly region?: number;
  /** Beyond the canton: with those that border on it, or in all of Switzerland (`with_neighbouring_regions`, `with_all_regions`). */
  readonly widened?: 'neighbours' | 'country';
  /** A part of the canton by its slug (`sa`), if the directory of places has it. */
  readonly subregion?: string;
  /** The places to search in: listings in any of them are found. Ordered by `localityID`, without duplicates. */
  readonly localities?: readonly ChosenLocality[];
  /** The listing type (`st`): offers, or wanted things. */
  readonly kind?: 'offer' | 'wanted';
  /** The lowest and the highest price in whole francs, both inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Whether only free items are searched. */
  readonly freeOnly: boolean;
  readonly seller?: 'private' | 'company';
  /** Excludes listings with a paid placement above the others. */
  readonly organic?: true;
  /** Intervals by number parameter of the category; each has at least one bound. */
  readonly intervals?: Readonly<Partial<Record<ParameterKey, Interval>>>;
  /**
   * Options by choice or text parameter of the category: the search finds listings with any of them. Ordered, without
   * duplicates (SEARCH-22). An option is the key of a choice, or a text in lower case.
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
  /** The number of listings on a page; absent for the default of the category. */
  readonly pageSize?: PageSize;
  /** How the listings are shown; a list if absent. It is not part of the search itself. */
  readonly view?: 'grid';
}

/**
 * How many listings each option would find, counted without that option's own filter. Options without a listing are
 * omitted.
 */
export interface SearchCounts {
  /**
   * The number of listings by category, top-level ones included; a map, since building an object takes ten times as
   * long.
   */
  readonly category: ReadonlyMap<number, number>;
  /** The number of listings by canton, regardless of the searched places. */
  readonly region: Readonly<Record<number, number>>;
  /**
   * The number of listings by postcode, regardless of the searched places, so that any radius is a sum; empty if no
   * postcodes are searched.
   */
  readonly postcode: Uint32Array;
  readonly kind: Readonly<Partial<Record<'offer' | 'wanted', number>>>;
  readonly seller: Readonly<Partial<Record<'private' | 'company', number>>>;
  /** The number of free listings. */
  readonly free: number;
  /**
   * Counts by choice or text parameter of the category, in the order of `parametersFor`. The most frequent options come
   * first, at most `mostOptions`, and always the chosen ones.
   */
  readonly selects: readonly SelectCounts[];
}

/** How many listings each option of a parameter would find. */
export interface SelectCounts {
  readonly key: ParameterKey;
  /** The options by count, the highest first, then by code units; a chosen option without a listing counts 0. */
  readonly options: readonly OptionCount[];
}

export interface OptionCount {
  /** The counted option: the key of a choice, or a folded text (`src/market/text/fold.ts`). */
  readonly option: string;
  /** The most frequent spelling of a text, in case of a tie the first by code units; a choice has its key. */
  readonly spelling: string;
  readonly count: number;
}
