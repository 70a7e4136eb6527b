import type { AdList } from '../../listing/adItem.ts';
import type { ParameterKey } from '../../market/parameters/parameterDefinitions.ts';
import type { TypedIntervals } from './intervalFields.ts';
import type { SearchFilter } from '../searchFilter.ts';

/** What the filters begin with. */
export interface FiltersInput {
  readonly filter: SearchFilter;
  /** Next year: for that one things are sold already, for later ones none. */
  readonly latestYear: number;
}

/** What counting tells of a search that nobody has asked for yet. */
export type Counted = Pick<AdList, 'search_total' | 'counts' | 'facets' | 'localities' | 'filters'>;

export interface FiltersContext extends Pick<FiltersInput, 'latestYear'> {
  /** What is looked for, as far as the flow has applied it or been told. */
  readonly applied: SearchFilter;
  /** What is chosen: another while it is collected, or while something in it has to be mended. */
  readonly draft: SearchFilter;
  /** Texts of intervals that have to be mended, as they were typed. */
  readonly typed: TypedIntervals;
  /** What the draft would find, once it was counted; before, the answer in sight tells it. */
  readonly counted: Counted | null;
  /** By parameter, what its options are narrowed to in sight. */
  readonly sought: Readonly<Partial<Record<ParameterKey, string>>>;
}

/** Nothing is chosen that is not looked for. */
export function filtersAtFirst({ filter, latestYear }: FiltersInput): FiltersContext {
  return { applied: filter, draft: filter, typed: {}, counted: null, sought: {}, latestYear };
}
