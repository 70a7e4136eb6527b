import type { AdList } from '#machines/listing/adItem.ts';
import type { Language } from '#machines/market/language.ts';
import { adsAPage } from '#machines/search/pageSizes.ts';
import { searchLanguages, type SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/listAddress.ts';
import { tokenOf } from '#market/searchToken.ts';
import { currentRows } from '../listing/listingRows.ts';
import { toldAd } from '../listing/toldAds.ts';
import type { Services } from '../services.ts';

/** The answer of `GET list.json` to a filter (LISTING-9): a page of ads, with exact total and counts. */
export async function listAnswer(services: Services, filter: SearchFilter, language: Language): Promise<AdList> {
  const { search, words, localities } = services;
  await search.caughtUp();
  const { ids, total, counts, galleryIds } = await search.port.search(filter, { size: adsAPage(filter) });
  const galleryShown = filter.page === 1 ? galleryIds : [];
  const listings = await currentRows(services, [...new Set([...ids, ...galleryShown])]);
  const telling = { language, say: words[language], localities };
  const told = new Map(listings.map((listing) => [listing.id, toldAd(listing, telling)]));
  const tell = (those: readonly string[]) => those.flatMap((id) => told.get(id) ?? []);
  return {
    items: tell(ids),
    itemIDs: ids,
    galleryIDs: galleryIds,
    galleryItems: tell(galleryShown),
    search_total: total,
    counts,
    token: tokenOf(filter),
    engine: search.port.engine,
    filters: { ...Object.fromEntries(searchKeysOf(filter)), query_lang: searchLanguages[language] },
  };
}
