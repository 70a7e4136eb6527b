import { everything, isSameNarrowing, withCategory } from '#machines/search/filterChanges.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { SearchCounts, SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchServices } from '../searchServices.ts';
import { searchMarket } from '../searchMarket.ts';

/**
 * The options of all listings in the category, ignoring every other filter, so that a form can also show options
 * without matches. It costs a search only if listings have free texts, which have no fixed list, and only if the counts
 * are not known already.
 */
export async function optionsInCategory(
  services: Pick<SearchServices, 'search' | 'localities'>,
  filter: SearchFilter,
): Promise<SearchCounts['selects']> {
  if (relevantParameters(filter).every(({ kind }) => kind !== 'text')) return [];
  const all = withCategory(everything, filter);
  if (filter.query === '' && isSameNarrowing(filter, all)) return [];
  return (await searchMarket(services, all, 1)).counts.selects;
}
