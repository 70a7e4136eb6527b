import { everything, isSameNarrowing, withCategory } from '#machines/search/filterChanges.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchServices } from '../searchServices.ts';
import { askSearch } from '../askSearch.ts';

/**
 * What the ads of the category looked in tell, whatever else is asked for, so that a form can show what there is none of too.
 * It costs a search, only where ads tell texts, of which nobody has a list; none of what has been counted in any case.
 */
export async function optionsInCategory(
  services: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
): Promise<SearchCounts['selects']> {
  if (relevantParameters(filter).every(({ kind }) => kind !== 'text')) return [];
  const all = withCategory(everything, filter);
  if (filter.query === '' && isSameNarrowing(filter, all)) return [];
  return (await askSearch(services, all, 1)).counts.selects;
}
