import type { AdList } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { adsAPage } from '#machines/search/pageSizes.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchServices } from '../searchServices.ts';
import { askSearch } from '../askSearch.ts';
import { type Correction, correctionOf } from './correction.ts';
import { withFewSearches } from './fewSearches.ts';
import { relaxationsOf } from './relaxations.ts';
import type { SearchAnswer } from '../searchPort.ts';

/** All that search says of a filter. */
export interface Found {
  readonly answer: SearchAnswer;
  /** What may have been meant; null where it is found, and beyond page 1. */
  readonly correction: Correction | null;
  /** What finds something where the answer is nothing, and a wider place where it is little. */
  readonly relaxations: AdList['relaxations'];
}

/** The page of ads that a filter asks for, by their ids, and where they are hardly any, what else to look for. */
export async function foundBy(
  services: Pick<SearchServices, 'search' | 'localities' | 'vocabulary'>,
  filter: SearchFilter,
  language: Language,
): Promise<Found> {
  const answer = await askSearch(services, filter, adsAPage(filter));
  const few = withFewSearches(services);
  return {
    answer,
    correction: filter.page === 1 ? await correctionOf(few, filter, language, answer.total) : null,
    relaxations: await relaxationsOf(few, filter, language, answer.total),
  };
}
