import type { Language } from '#machines/market/language.ts';
import { isSameSearch, withoutFilters, withQuery } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import type { SearchServices } from '../searchServices.ts';
import { findsFarMore } from '../../suggestions/likelyTexts.ts';
import { searchListingIds } from '../searchMarket.ts';

/** The number of listings shown for a correction. */
const shown = 8;

/** Another spelling of a text, and its result. */
export interface Correction {
  readonly query: string;
  /** The number of listings that the corrected text finds. */
  readonly total: number;
  /** The token of the search with the corrected text, for its link. */
  readonly token: string;
  /** The ids of listings to show with the correction. */
  readonly ids: readonly string[];
}

/**
 * Suggests a similar spelling for a text that finds nothing, or that no listing contains as spelled. The corrected text
 * must find listings with the same filters, or otherwise without them. Null if there is none. The first listings are
 * included only if the text itself finds nothing. `found` is the number of listings that it finds.
 */
export async function correctionOf(
  services: Pick<SearchServices, 'search' | 'localities' | 'vocabulary'>,
  filter: SearchFilter,
  language: Language,
  found: number,
): Promise<Correction | null> {
  const queryLanguage = filter.queryLanguage ?? language;
  const query = filter.query === '' ? undefined : services.vocabulary.corrected(filter.query, queryLanguage);
  if (query === undefined) return null;
  if (found > 0 && !(await findsFarMore(services, query, filter.query, queryLanguage))) return null;
  const meant = withQuery(filter, query);
  const unfiltered = withoutFilters(meant);
  for (const search of isSameSearch(meant, unfiltered) ? [meant] : [meant, unfiltered]) {
    const token = tokenOf(search);
    // Without a token (the search does not fit one) the search cannot be linked, so it is skipped.
    if (token === null) continue;
    const { ids, total } = await searchListingIds(services, search, shown);
    if (total > 0) return { query, total, token, ids: found > 0 ? [] : ids };
  }
  return null;
}
