import type { Language } from '../market/language.ts';
import type { pageSizes } from '../market/limits.ts';
import type { SortPreset } from '../market/sortPresets.ts';

/** The languages of a search, as its calls spell them (SEARCH-25). */
export const searchLanguages = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const satisfies Record<Language, string>;

/** Ads on a page that a visitor can choose from. */
export type PageSize = (typeof pageSizes)[number];

/** What one looks for: everything an address of the list tells. Absent means "any". */
export interface SearchFilter {
  /** Free text as typed, trimmed; empty for all. */
  readonly query: string;
  /** Top-level category. */
  readonly category?: number;
  readonly subcategory?: number;
  /** Canton code, 1 to 24. */
  readonly region?: number;
  /** Whole francs, both inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Free items only. */
  readonly freeOnly: boolean;
  readonly seller?: 'private' | 'company';
  readonly sort: SortPreset;
  /** From 1. */
  readonly page: number;
  /** Ads on a page; absent for as many as the category's pages have. */
  readonly pageSize?: PageSize;
  /** How the ads are shown: in a list unless it says otherwise. It is not part of what is looked for. */
  readonly view?: 'grid';
}

/** How many ads each option would give, counted without that option's own filter. */
export interface SearchCounts {
  readonly category: Readonly<Record<number, number>>;
  readonly region: Readonly<Record<number, number>>;
}
