import { defaultSortPreset, sortPresets, toSortPreset } from '../market/sortPresets.ts';

/** The orders of a search: the five presets, and by distance for a search in or around places. */
export const searchSorts = [...sortPresets, 'nearest'] as const;

export type SearchSort = (typeof searchSorts)[number];

/** The order in an address (`sp`); by distance only with a place to be near to, else newest. */
export function toSearchSort(requested: unknown, hasLocalities: boolean): SearchSort {
  if (requested !== 'nearest') return toSortPreset(requested);
  return hasLocalities ? requested : defaultSortPreset;
}
