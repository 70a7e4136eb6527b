import { categoryTree } from '#machines/market/categories/categories.ts';
import { isSameFilter } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';
import { withIgnored } from '#market/addresses/ignored.ts';
import { inKnownPlaces } from '#market/places/knownPlaces.ts';
import { keysOfIgnored } from '#market/addresses/ignoredParts.ts';
import type { PageData } from '../http/pageData.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import { unknownPlaces } from './addresses/ignoredOf.ts';
import { addressOf, listPath } from './addresses/listPath.ts';
import { type ReadSearch, readSearchUrl } from './addresses/searchPlaceAt.ts';
import { interpretTypedQuery } from './answers/interpretTypedQuery.ts';
import { listAnswer } from './answers/listAnswer.ts';
import type { SearchServices } from './searchServices.ts';

export const page = {
  routes: ['list', 'results', 'realEstateList'],
  firstData: (services, _, address) => searchData(services, readSearchUrl(address)!),
  sitemap: (_, language) => ownLists.map((filter) => listPath(language, filter)),
} satisfies PageDescriptor<SearchServices>;

/** Redirects a search in unknown places to the search without them, with a notice. Places can change. */
async function searchData(services: SearchServices, { place, query, said }: ReadSearch): Promise<PageData> {
  if (!said) return { kind: 'missing' };
  const filter = inKnownPlaces(said.filter, services.localities);
  if (!isSameFilter(filter, said.filter)) {
    const ignored = [...query, ...keysOfIgnored(unknownPlaces(said.filter, filter))];
    return { kind: 'moved', to: withIgnored(addressOf(place, filter), ignored), isPassing: true };
  }
  const isTyped = place.name !== 'results' && filter.page === 1;
  const interpreted = isTyped ? await interpretTypedQuery(services, filter) : filter;
  if (interpreted !== filter)
    return { kind: 'moved', to: withIgnored(addressOf(place, interpreted), query), isPassing: true };
  // The page is shared by all visitors, so it shows no account's favourites.
  return { kind: 'page', data: await listAnswer(services, filter, { language: place.language, account: null }) };
}

/** The searches whose list page is in the sitemap: all listings, each canton and each category. */
const ownLists: readonly Partial<SearchFilter>[] = [
  {},
  ...cantonCodes.map((region) => ({ region })),
  ...categoryTree.flatMap(({ id, children }) => [
    { category: id },
    ...children.map((child) => ({ category: id, subcategory: child.id })),
  ]),
];
