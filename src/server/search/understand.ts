import { isSameSearch, withChanges, withQuery } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { understood } from '#market/understood/understood.ts';
import type { Services } from '../services.ts';
import { askAds } from './askSearch.ts';

/**
 * The search that a typed text means (`understood`). A place alone may be a mistake, as the number of a Lego set can be a
 * postcode: a text that finds ads as it is written, and none in the place, means what it says. Gives the same object if
 * the text means nothing else.
 */
export async function understand(
  services: Pick<Services, 'search' | 'localities'>,
  filter: SearchFilter,
): Promise<SearchFilter> {
  const meant = understood(filter, services.localities);
  if (meant === filter || !isPlaceAlone(meant, filter)) return meant;
  const finds = async (search: SearchFilter) => (await askAds(services, search, 1)).total > 0;
  return (await finds(meant)) || !(await finds(filter)) ? meant : filter;
}

/** Whether a search was understood as one in a place, and otherwise as it is written. */
function isPlaceAlone(meant: SearchFilter, filter: SearchFilter): boolean {
  const anywhere = { region: undefined, localities: undefined };
  return isSameSearch(withQuery(withChanges(meant, anywhere), filter.query), withChanges(filter, anywhere));
}
