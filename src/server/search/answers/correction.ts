import type { Language } from '#machines/market/language.ts';
import { isSameSearch, withoutFilters, withQuery } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import type { SearchServices } from '../searchServices.ts';
import { findsFarMore } from '../../suggestions/likelyTexts.ts';
import { askAds } from '../askSearch.ts';

/** Ads that are shown of what one may have meant. */
const shown = 8;

/** Another spelling of a text, and what it finds. */
export interface Correction {
  readonly query: string;
  /** How many ads it finds. */
  readonly total: number;
  /** The search with this text. */
  readonly token: string;
  /** The ads that are shown of these. */
  readonly ids: readonly string[];
}

/**
 * What may have been meant by a text that finds nothing, or that no ad has as it is spelled: one spelled almost alike that
 * finds something with the same filters, or else without them; null where there is none. Of the ads that it finds the
 * first are shown where the text itself finds nothing. `found` is how many ads it finds.
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
    // What fits no token cannot be told.
    if (token === null) continue;
    const { ids, total } = await askAds(services, search, shown);
    if (total > 0) return { query, total, token, ids: found > 0 ? [] : ids };
  }
  return null;
}
