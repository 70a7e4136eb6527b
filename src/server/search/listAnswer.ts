import type { AdList } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { pageSizeOf } from '#machines/market/pageNumber.ts';
import { searchLanguages, type SearchFilter } from '#machines/search/searchFilter.ts';
import { keysOf } from '#market/listAddress.ts';
import { tokenOf } from '#market/searchToken.ts';
import { adItem } from '../listing/adItems.ts';
import { shownListings } from '../listing/shownListings.ts';
import type { Services } from '../services.ts';

/** The answer of `GET list.json` to a filter (LISTING-9): a page of ads, with exact total and counts. */
export async function listAnswer(services: Services, filter: SearchFilter, language: Language): Promise<AdList> {
  const { market, search, words, localities } = services;
  const size = pageSizeOf(filter.subcategory ?? filter.category);
  await search.caughtUp();
  const { ids, total, counts, galleryIds } = await search.port.search(filter, { size });
  const listings = await shownListings(market, ids);
  const telling = { language, say: words[language], localities };
  return {
    items: listings.map((listing) => adItem(listing, telling)),
    itemIDs: ids,
    galleryIDs: galleryIds,
    search_total: total,
    counts,
    token: tokenOf(filter),
    engine: search.port.engine,
    filters: { ...Object.fromEntries(keysOf(filter)), query_lang: searchLanguages[language] },
  };
}
