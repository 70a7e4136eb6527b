import { isProfileTab } from '#machines/account/profileTabs.ts';
import { insertionSteps } from '#machines/insertion/insertionSteps.ts';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { isMessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import { isOwnAdGroup } from '#machines/ownAds/ownAd.ts';
import { homeDataOf } from '#machines/home/homeMachine.ts';
import { everything, isSameFilter } from '#machines/search/filterChanges.ts';
import { inKnownPlaces } from '#market/knownPlaces.ts';
import { withIgnored } from '#market/ignored.ts';
import { keysOfIgnored } from '#market/toldIgnored.ts';
import { pathTo, type Place, placeAt } from '#routes';
import { brandPageData, categoryPageData, realEstateHomeData } from '../landing/landingData.ts';
import { listingAnswer } from '#server/search/listingAnswer.ts';
import { listAnswer } from '../search/answers/listAnswer.ts';
import { interpretTypedQuery } from '../search/answers/interpretTypedQuery.ts';
import type { Requester } from '#server/listing/answers/requester.ts';
import type { PageData } from '../http/pageData.ts';
import type { PageServices } from './pageServices.ts';
import { addressOf } from './addresses/listPath.ts';
import { unknownPlaces } from './addresses/ignoredOf.ts';
import { type ReadSearch, readSearch } from './addresses/searchPlaceAt.ts';

/** The first data of the page at a canonical address. */
export async function pageData(services: PageServices, address: string): Promise<PageData> {
  const place = placeAt(address);
  switch (place?.name) {
    case 'home':
      return { kind: 'page', data: homeDataOf(await listAnswer(services, everything, readerOf(place))) };
    case 'list':
    case 'results':
    case 'realEstateList':
      return searchData(services, readSearch(address)!);
    case 'realEstate':
      return realEstateHomeData(services, place);
    case 'brand':
      return brandPageData(services, place);
    case 'category':
      return categoryPageData(services, place);
    case 'listing':
      return listingData(services, place);
    case 'verify':
    case 'emailChange':
    case 'deletionUndo':
    case 'renewal':
    case 'login':
    case 'register':
    case 'forgot':
    case 'checkEmail':
    case 'passwordReset':
    case 'deleteSurvey':
    case 'favourites':
      return { kind: 'page', data: null };
    case 'insertion':
      return insertionData(place);
    case 'start':
      return { kind: 'moved', to: `${pathTo('login', place.language)}?redirect`, isPassing: true };
    case 'user':
      if (place.params['tab'] === undefined) {
        return { kind: 'moved', to: pathTo('user', place.language, { tab: 'profile' }) };
      }
      return isProfileTab(place.params['tab']) ? { kind: 'page', data: null } : { kind: 'missing' };
    case 'ownAds': {
      const { type } = place.params;
      if (type === undefined) {
        return { kind: 'moved', to: `${pathTo('ownAds', place.language, { type: 'active' })}?redirected` };
      }
      return isOwnAdGroup(type) ? { kind: 'page', data: null } : { kind: 'missing' };
    }
    case 'messages':
      return isMessagesTab(place.params['tab'] ?? '') ? { kind: 'page', data: null } : { kind: 'missing' };
    // Which list it leads to depends on who asks; the document is one for all.
    case 'messagesRedirect':
      return { kind: 'page', data: null };
    case 'error':
    case 'unknown':
    case undefined:
      return { kind: 'missing' };
  }
}

/** A step, or what is told after the last: nothing is paid for yet, so there is one group of payments and one product. */
function insertionData({ params: { rest = '' }, language }: Place): PageData {
  const [, top, sub] = /^success\/0\/free\/(\d{4})\/(\d{4})$/.exec(rest) ?? [];
  if (top !== undefined && String(parentIdOf(Number(sub))) === top) return { kind: 'page', data: null };
  if (rest.startsWith('success/')) return { kind: 'missing' };
  if (insertionSteps.some((step) => step === rest)) return { kind: 'page', data: null };
  return { kind: 'moved', to: pathTo('insertion', language, { rest: insertionSteps[0] }), isPassing: true };
}

/** A search in places that the directory does not have moves to where they are left out, and that is told; places come and go. */
async function searchData(services: PageServices, { place, query, said }: ReadSearch): Promise<PageData> {
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
  return { kind: 'page', data: await listAnswer(services, filter, readerOf(place)) };
}

/** A page is the same for all its readers, so it shows no one's favourites. */
function readerOf({ language }: Pick<Place, 'language'>): Requester {
  return { language, account: null };
}

/** Only the id counts; an address with another slug moves to the ad's own (decisions, Addresses). */
async function listingData(services: PageServices, { params, language }: Place): Promise<PageData> {
  const { id = '', slug } = params;
  const data = await listingAnswer(services, id, language);
  if (data.kind === 'unknown') return { kind: 'missing' };
  if (data.kind === 'gone') return { kind: 'gone', data };
  const { item } = data;
  if (slug !== item.slug) return { kind: 'moved', to: pathTo('listing', language, { slug: item.slug, id }) };
  return { kind: 'page', data };
}
