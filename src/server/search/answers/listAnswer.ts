import type { ListingList } from '#machines/listing/listingItem.ts';
import { type SearchCounts, searchLanguages, type SearchFilter } from '#machines/search/searchFilter.ts';
import { nextYear } from '#market/dates/dates.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';
import { displayLocality } from '#market/places/places.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import { itemsOf } from '../../listing/answers/itemAnswer.ts';
import type { SearchServices } from '../searchServices.ts';
import type { Requester } from '../../listing/answers/requester.ts';
import { facetsOf } from './facets.ts';
import { foundBy } from './foundBy.ts';
import { optionsInCategory } from './optionsInCategory.ts';
import { radiusCounts } from './radiusCounts.ts';

/** The answer of `GET list.json` to a filter (LISTING-9): a page of listings with the exact total and counts. */
export async function listAnswer(
  services: SearchServices,
  filter: SearchFilter,
  requester: Requester,
): Promise<ListingList> {
  const { language } = requester;
  const { search, words, localities } = services;
  const [{ answer, correction, relaxations }, inCategory] = await Promise.all([
    foundBy(services, filter, language),
    optionsInCategory(services, filter),
  ]);
  const { ids, distances, total, counts, galleryIds, newestAt } = answer;
  const chosen = filter.localities ?? [];
  const radii = radiusCounts(chosen, counts, localities);
  const galleryShown = filter.page === 1 ? galleryIds : [];
  const shown = new Set([...ids, ...galleryShown, ...(correction?.ids ?? [])]);
  const items = await itemsOf(services, [...shown], requester);
  const byId = new Map(items.map((item) => [item.id, item]));
  const tell = (those: readonly string[]) => those.flatMap((id) => byId.get(id) ?? []);
  return {
    items: tell(ids),
    itemIDs: ids,
    galleryIDs: galleryIds,
    galleryItems: tell(galleryShown),
    search_total: total,
    counts: countsAnswer(counts),
    facets: facetsOf(filter, counts, inCategory, words[language], nextYear(services.market.clock())),
    localities: chosen.flatMap(({ localityID, radius }, place) => {
      const label = displayLocality(localities, localityID);
      return label === undefined ? [] : [{ localityID, label, radius, radii: radii[place]! }];
    }),
    distances,
    correction: correction && {
      query: correction.query,
      search_total: correction.total,
      token: correction.token,
      items: tell(correction.ids),
    },
    relaxations,
    token: tokenOf(filter),
    as_of: filter.asOf ?? newestAt,
    engine: search.port.engine,
    filters: {
      ...Object.fromEntries(searchKeysOf(filter)),
      query_lang: searchLanguages[filter.queryLanguage ?? language],
    },
  };
}

/** The counts by the keys and values of addresses. */
function countsAnswer({ category, region, kind, seller, free }: SearchCounts): ListingList['counts'] {
  const sellers = Object.entries(seller).map(([one, count]) => [one === 'company' ? '1' : '0', count]);
  return {
    category: Object.fromEntries(category),
    region,
    st: kind,
    company_ad: Object.fromEntries(sellers),
    gratis: { 1: free },
  };
}
