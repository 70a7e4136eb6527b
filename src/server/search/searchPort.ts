import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import type { SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/places/areas.ts';

/** The indexed data of a searchable listing. The feed makes it from the read model. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: 'de' | 'fr' | 'it' | 'en';
  /** Words that match besides title and text: the category's names in four languages, brand, model and place. */
  readonly keywords: readonly string[];
  readonly category: number;
  /** The top-level category of `category`, or `category` itself. */
  readonly topCategory: number;
  readonly region: number | null;
  /** A postcode of Switzerland or Liechtenstein. Null for a place abroad, where the same digits mean another place. */
  readonly postcode: string | null;
  /** The listing's parameters. A value is a number, the key of a choice, or a text in the seller's spelling. */
  readonly parameters: Readonly<Partial<Record<ParameterKey, string | number>>>;
  /** The price in whole francs; 0 when free, null when on request. */
  readonly price: number | null;
  readonly company: boolean;
  readonly kind: 'offer' | 'wanted';
  /** When the listing was published, or drafted if it never was, in epoch milliseconds. The order by newest uses it. */
  readonly listedAt: number;
  readonly gallery: boolean;
}

export interface SearchAnswer {
  readonly ids: readonly string[];
  /** Metres by id, from the nearest place of the filter. Only the listings of this page whose place has coordinates. */
  readonly distances: Readonly<Record<string, number>>;
  /** The exact number of matches. */
  readonly total: number;
  readonly counts: SearchCounts;
  readonly galleryIds: readonly string[];
  /** When the newest indexed listing was published, matching or not, in epoch milliseconds. 0 for an empty index. */
  readonly newestAt: number;
}

/** The empty answer: no matches and no counts. */
export const noAnswer: SearchAnswer = {
  ids: [],
  distances: {},
  total: 0,
  counts: { category: new Map(), region: {}, postcode: new Uint32Array(), kind: {}, seller: {}, free: 0, selects: [] },
  galleryIds: [],
  newestAt: 0,
};

export interface SearchPage {
  /** The number of listings on a page. */
  readonly size: number;
  /** The area of the search. Absent for everywhere. */
  readonly area?: Area | undefined;
  /**
   * Whether only the listings and their number are requested: the search is faster without the counts, the gallery and
   * the newest.
   */
  readonly isUncounted?: boolean;
}

/** Search over the searchable listings. Two adapters answer alike: `memory` and `sql`. */
export interface SearchPort {
  readonly engine: 'memory' | 'sql';
  /**
   * `filter` is normal (`normalFilter`). If it names a place, `page.area` is the resolved place (`areaOf`). The port
   * has no directory of places and ignores `region`, `subregion` and `localities`. Rejects with StoreUnavailable if the
   * database is unreachable, and with StoreTooSlow if the search takes too long.
   */
  search(filter: SearchFilter, page: SearchPage): Promise<SearchAnswer>;
  /** The number of indexed listings. With the `sql` engine, it is the number at the last search. */
  readonly size: number;
}
