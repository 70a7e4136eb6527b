import { defaultSortPreset, sortPresets, toSortPreset } from '../market/sortPresets.ts';

/** The orders of a search: the five presets, and by distance where one looks in or around places. */
export const searchSorts = [...sortPresets, 'nearest'] as const;

export type SearchSort = (typeof searchSorts)[number];

/** The order that an address asks for (`sp`); by distance only where there is a place to be near to, else newest. */
export function toSearchSort(asked: unknown, hasLocalities: boolean): SearchSort {
  if (asked !== 'nearest') return toSortPreset(asked);
  return hasLocalities ? asked : defaultSortPreset;
}
