import type { ParsedText } from '../queryWords.ts';
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
  /** The number of listings in the index. */
  readonly size: number;
}

/** A search in progress: its index, its conditions and its counts. */
export interface Search {
  readonly index: IndexView;
  readonly conditions: Conditions;
  readonly text: ParsedText;
  /** The number of best hits that are needed to cut out the requested page. */
  readonly most: number;
  readonly arena: Arena;
  readonly tally: Tally;
  /** Whether only the total is counted. */
  readonly isUncounted: boolean;
}

/** The best hits of each part. */
export interface Found {
  readonly rankings: readonly Ranked[];
  readonly gallery: readonly Ranked[];
}
