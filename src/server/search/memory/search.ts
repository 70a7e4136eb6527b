import type { AskedText } from '../queryWords.ts';
import type { Arena } from './arena.ts';
import type { Conditions } from './conditions.ts';
import type { FacetTable } from './counts/facetTable.ts';
import type { KnownValues } from './knownValues.ts';
import type { Ranked } from './ranking/ranking.ts';
import type { SearchPart } from './searchPart.ts';
import type { Tally } from './counts/tally.ts';

/** The index at one moment. */
export interface IndexView {
  readonly parts: readonly SearchPart[];
  readonly facets: FacetTable;
  readonly known: KnownValues;
  /** How many ads there are. */
  readonly size: number;
}

/** A search under way. */
export interface Search {
  readonly index: IndexView;
  readonly conditions: Conditions;
  readonly text: AskedText;
  /** How many of the best are needed, to cut the page out of. */
  readonly most: number;
  readonly arena: Arena;
  readonly tally: Tally;
  /** Whether the total is all that is counted. */
  readonly isUncounted: boolean;
}

/** The best of each part. */
export interface Found {
  readonly rankings: readonly Ranked[];
  readonly gallery: readonly Ranked[];
}
