import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import type { SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';
import type { Area } from '#market/places/areas.ts';

/** What search knows of an ad: made by the listing's subscriber from the read model, for ads that are listed. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: 'de' | 'fr' | 'it' | 'en';
  /** Words that should find the ad beside title and text: names of its category in four languages, brand, model, place. */
  readonly keywords: readonly string[];
  readonly category: number;
  /** The top-level category above `category` (itself, if it is one). */
  readonly topCategory: number;
  readonly region: number | null;
  /** A postcode of Switzerland or Liechtenstein; null for a place abroad, where the same digits mean another place. */
  readonly postcode: string | null;
  /** What it tells beside title, text and price: a number, the key of a choice, or a text in the seller's spelling. */
  readonly parameters: Readonly<Partial<Record<ParameterKey, string | number>>>;
  /** Whole francs; 0 when free, null when on request. */
  readonly price: number | null;
  readonly company: boolean;
  readonly kind: 'offer' | 'wanted';
  /** Epoch milliseconds: newest first sorts by it. */
  readonly listedAt: number;
  readonly gallery: boolean;
}

export interface SearchAnswer {
  readonly ids: readonly string[];
  /** Metres from the place that one looks in, or the nearest of several, by id; for the ads of this page whose place has coordinates. */
  readonly distances: Readonly<Record<string, number>>;
  /** Exact. */
  readonly total: number;
  readonly counts: SearchCounts;
  readonly galleryIds: readonly string[];
  /** When the newest of all indexed ads was listed, found or not, in epoch milliseconds; 0 for none. */
  readonly newestAt: number;
}

/** Nothing is found, and nothing counted. */
export const noAnswer: SearchAnswer = {
  ids: [],
  distances: {},
  total: 0,
  counts: { category: new Map(), region: {}, postcode: new Uint32Array(), kind: {}, seller: {}, free: 0, selects: [] },
  galleryIds: [],
  newestAt: 0,
};

export interface SearchPage {
  /** Ads on a page. */
  readonly size: number;
  /** Where to look; absent for everywhere. */
  readonly area?: Area | undefined;
  /**
   * Whether only the ads and their number are requested: the search is faster without the counts, the gallery and the
   * newest.
   */
  readonly isUncounted?: boolean;
}

/** Search over the listed ads. Two adapters answer alike: `memory` and `sql`. */
export interface SearchPort {
  readonly engine: 'memory' | 'sql';
  /**
   * `filter` is normal (`normalFilter`). Where it names a place, `page.area` is what that means (`areaOf`): the port knows
   * no directory of places, and looks at neither `region`, `subregion` nor `localities`.
   * Rejects with StoreUnavailable where the answer lies in a database that is away, with StoreTooSlow where it takes too long.
   */
  search(filter: SearchFilter, page: SearchPage): Promise<SearchAnswer>;
  /** How many ads it can find; with `sql`, as many as at the last search. */
  readonly size: number;
}
