import type { ListingList } from '../../listing/listingItem.ts';
import type { ParameterKey } from '../../market/parameters/parameterDefinitions.ts';
import type { TypedIntervals } from './intervalFields.ts';
import type { SearchFilter } from '../searchFilter.ts';

/** The initial state of the filters. */
export interface FiltersInput {
  readonly filter: SearchFilter;
  /**
   * The latest year that a filter offers: next year, as some things of that year are already sold, of later years none.
   */
  readonly latestYear: number;
}

/** The counts of a search that has not been applied yet. */
export type Counted = Pick<ListingList, 'search_total' | 'counts' | 'facets' | 'localities' | 'filters'>;

export interface FiltersContext extends Pick<FiltersInput, 'latestYear'> {
  /** The current search, as far as the flow has applied it or received it. */
  readonly applied: SearchFilter;
  /** The chosen filters: they differ from `applied` while they are collected, or while a field is invalid. */
  readonly draft: SearchFilter;
  /** Invalid texts of intervals, as typed. */
  readonly typed: TypedIntervals;
  /** The counts for the draft. While they are null, those of the visible answer apply. */
  readonly counted: Counted | null;
  /** By parameter, the text that narrows its visible options. */
  readonly sought: Readonly<Partial<Record<ParameterKey, string>>>;
}

/** The initial context of the filters: nothing is chosen that is not applied. */
export function filtersAtFirst({ filter, latestYear }: FiltersInput): FiltersContext {
  return { applied: filter, draft: filter, typed: {}, counted: null, sought: {}, latestYear };
}
