import type { SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';

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
  readonly postcode: string;
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
  /** Exact. */
  readonly total: number;
  readonly counts: SearchCounts;
  readonly galleryIds: readonly string[];
}

/** Search over the listed ads. Two adapters answer alike: `memory` and `sql`. */
export interface SearchPort {
  readonly engine: 'memory' | 'sql';
  /** Rejects with StoreUnavailable where the answer lies in a database that is away. */
  search(filter: SearchFilter, page: { readonly size: number }): Promise<SearchAnswer>;
  /** How many ads it can find; with `sql`, as many as at the last search. */
  readonly size: number;
}
