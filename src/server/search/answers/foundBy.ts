import type { ListingList } from '#machines/listing/listingItem.ts';
import type { Language } from '#machines/market/language.ts';
import { listingsAPage } from '#machines/search/pageSizes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchServices } from '../searchServices.ts';
import { searchMarket } from '../searchMarket.ts';
import { type Correction, correctionOf } from './correction.ts';
import { withFewSearches } from './fewSearches.ts';
import { relaxationsOf } from './relaxations.ts';
import type { SearchAnswer } from '../searchPort.ts';

/** The complete result of a search's filter. */
export interface Found {
  readonly answer: SearchAnswer;
  /** A suggested spelling. Null if the text finds listings, and on later pages. */
  readonly correction: Correction | null;
  /** Wider searches that find listings if the answer is empty, or a wider place if it is short. */
  readonly relaxations: ListingList['relaxations'];
}

/** The page of listings of a filter, by their ids. With few or no listings it includes other searches to try. */
export async function foundBy(
  services: Pick<SearchServices, 'search' | 'localities' | 'vocabulary'>,
  filter: SearchFilter,
  language: Language,
): Promise<Found> {
  const answer = await searchMarket(services, filter, listingsAPage(filter));
  const few = withFewSearches(services);
  return {
    answer,
    correction: filter.page === 1 ? await correctionOf(few, filter, language, answer.total) : null,
    relaxations: await relaxationsOf(few, filter, language, answer.total),
  };
}
