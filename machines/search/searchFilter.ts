import type { Language } from '../market/language.ts';
import type { pageSizes } from '../market/limits.ts';
import type { ParameterKey } from '../market/parameters/parameterDefinitions.ts';
import type { SearchSort } from './searchSort.ts';

/** The languages of a search, as its calls spell them (SEARCH-25). */
export const searchLanguages = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const satisfies Record<Language, string>;

/** Ads on a page that a visitor can choose from. */
export type PageSize = (typeof pageSizes)[number];

/** A place that one looks in, and how far around it (SEARCH-23). */
export interface ChosenLocality {
  /**
   * A postcode (`3011`), or a town or quarter with the abbreviation of its canton (`koeniz-be`): a town stands for all of
   * its postcodes. `src/market/places/areas.ts` knows what each means.
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

/** What one looks for: everything an address of the list tells. Absent means "any". */
export interface SearchFilter {
  /** Free text as typed, trimmed; empty for all. */
  readonly query: string;
  /** The language that the text is in (`query_lang`); absent for any of the four. */
  readonly queryLanguage?: Language;
  /** Top-level category. */
  readonly category?: number;
  readonly subcategory?: number;
  /** Canton code, 1 to 24. Who looks in a canton looks in no `localities`, and the other way round. */
  readonly region?: number;
  /** Beyond the canton: with those that border on it, or in all of Switzerland (`with_neighbouring_regions`, `with_all_regions`). */
  readonly widened?: 'neighbours' | 'country';
  /** A part of the canton by its slug (`sa`), where the directory of places knows any. */
  readonly subregion?: string;
  /** Ads in any of these, ordered by `localityID`, none twice. */
  readonly localities?: readonly ChosenLocality[];
  /** Ad type (`st`). */
  readonly kind?: 'offer' | 'wanted';
  /** Whole francs, both inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Free items only. */
  readonly freeOnly: boolean;
  readonly seller?: 'private' | 'company';
  /** Without ads that somebody has paid to show above the others. */
  readonly organic?: true;
  /** By number parameters of the category, none without a bound. */
  readonly intervals?: Readonly<Partial<Record<ParameterKey, Interval>>>;
  /**
   * By choices and texts of the category: ads with any of the options, ordered, none twice (SEARCH-22). An option is the
   * key of a choice, or a text in lower case.
   */
  readonly selects?: Readonly<Partial<Record<ParameterKey, readonly string[]>>>;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  /**
   * The moment of page 1, in epoch milliseconds; absent on page 1. Ads that were listed later take no place on further
   * pages, so that no ad is shown twice. They are counted.
   */
  readonly asOf?: number;
  /** Ads on a page; absent for as many as the category's pages have. */
  readonly pageSize?: PageSize;
  /** How the ads are shown: in a list unless it says otherwise. It is not part of what is looked for. */
  readonly view?: 'grid';
}

/** How many ads each option would give, counted without that option's own filter. Options without an ad are left out. */
export interface SearchCounts {
  /** By category, top-level ones among them; a map, since an object takes ten times as long to be made. */
  readonly category: ReadonlyMap<number, number>;
  /** By canton, whichever place is looked in. */
  readonly region: Readonly<Record<number, number>>;
  /** By postcode as a number, whichever place is looked in, so that any radius is a sum; empty where no postcodes are looked in. */
  readonly postcode: Uint32Array;
  readonly kind: Readonly<Partial<Record<'offer' | 'wanted', number>>>;
  readonly seller: Readonly<Partial<Record<'private' | 'company', number>>>;
  /** How many are given away. */
  readonly free: number;
  /**
   * By each choice or text that is relevant for the category looked in, in the order of `parametersFor`; the most frequent
   * options first, at most `mostOptions`, and those chosen in any case.
   */
  readonly selects: readonly SelectCounts[];
}

/** How many ads each option of a parameter would give. */
export interface SelectCounts {
  readonly key: ParameterKey;
  /** By count, the highest first, then by option in the order of its code units; a chosen one that no ad has counts 0. */
  readonly options: readonly OptionCount[];
}

export interface OptionCount {
  /** The key of a choice, or a folded text (`src/market/text/fold.ts`). */
  readonly option: string;
  /** A text as most ads spell it, of equally many the first in the order of code units; a choice is its key. */
  readonly spelling: string;
  readonly count: number;
}
