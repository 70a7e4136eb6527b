/** The field and direction of an order (SEARCH-24). */
export interface Sort {
  readonly field: 'price' | 'relevance' | 'timestamp';
  readonly direction: 'ascending' | 'descending';
}

/** The orders that a visitor can choose; their names are the values of `sp` in addresses. */
export const sortPresets = ['cheapest', 'expensive', 'oldest', 'newest', 'relevant'] as const;

export type SortPreset = (typeof sortPresets)[number];

export const defaultSortPreset: SortPreset = 'newest';

const sorts: Readonly<Record<SortPreset, Sort>> = {
  cheapest: { field: 'price', direction: 'ascending' },
  expensive: { field: 'price', direction: 'descending' },
  oldest: { field: 'timestamp', direction: 'ascending' },
  newest: { field: 'timestamp', direction: 'descending' },
  relevant: { field: 'relevance', direction: 'descending' },
};

/** The preset in an address, a token or a stored setting; an unknown one becomes newest (SEARCH-31). */
export function toSortPreset(requested: unknown): SortPreset {
  return isSortPreset(requested) ? requested : defaultSortPreset;
}

/**
 * The order of a preset. Anything else is ordered by relevance (SEARCH-32); for the default of a page, call
 * `toSortPreset` first.
 */
export function sortOf(preset: unknown): Sort {
  return sorts[isSortPreset(preset) ? preset : 'relevant'];
}

function isSortPreset(value: unknown): value is SortPreset {
  return sortPresets.some((preset) => preset === value);
}
