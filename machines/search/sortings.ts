import { sortOf, sortPresets } from '../market/sortPresets.ts';
import type { SearchSort } from './searchSort.ts';

/** The field and direction of an order: those of the presets (SEARCH-24), and the distance. */
export interface Sorting {
  readonly field: ReturnType<typeof sortOf>['field'] | 'distance';
  readonly direction: ReturnType<typeof sortOf>['direction'];
}

/** Every order with its field and direction. */
export const sortings: readonly (readonly [SearchSort, Sorting])[] = [
  ...sortPresets.map((preset) => [preset, sortOf(preset)] as const),
  ['nearest', { field: 'distance', direction: 'ascending' }],
];
