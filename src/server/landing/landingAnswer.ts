import { landingPageSize } from '#machines/landing/landingCounts.ts';
import type { ListingList } from '#machines/listing/listingItem.ts';
import type { Language } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { listAnswer } from '../search/answers/listAnswer.ts';
import type { SearchServices } from '../search/searchServices.ts';

/** The search result on a landing page, which is the same for all readers. */
export function landingAnswer(
  services: SearchServices,
  filter: SearchFilter,
  language: Language,
): Promise<ListingList> {
  return listAnswer(services, { ...filter, pageSize: landingPageSize }, { language, account: null });
}
