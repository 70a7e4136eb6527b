import { sortOf, sortPresets } from '../market/sortPresets.ts';
import type { SearchSort } from './searchSort.ts';

/** What a search can be ordered by, and which way: the presets' (SEARCH-24), and the distance. */
export interface Sorting {
  readonly field: ReturnType<typeof sortOf>['field'] | 'distance';
  readonly direction: ReturnType<typeof sortOf>['direction'];
}

/** Every order with what it is by. */
export const sortings: readonly (readonly [SearchSort, Sorting])[] = [
  ...sortPresets.map((preset) => [preset, sortOf(preset)] as const),
  ['nearest', { field: 'distance', direction: 'ascending' }],
];
