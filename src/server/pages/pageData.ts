import { homeDataOf } from '#machines/home/homeMachine.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { filterFrom } from '#market/listAddress.ts';
import { pathTo, type Place } from '#routes';
import { itemAnswer } from '../listing/itemAnswer.ts';
import { listAnswer } from '../search/listAnswer.ts';
import type { Services } from '../services.ts';

/** What a page shows first, or where else to go, or that there is nothing there. */
export type PageData =
  | { readonly kind: 'page'; readonly data: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly to: string };

/** The first data of the page at a place. The query decides what a list shows. */
export async function pageData(services: Services, place: Place, query: URLSearchParams): Promise<PageData> {
  switch (place.name) {
    case 'home':
      return { kind: 'page', data: homeDataOf(await listAnswer(services, everything, place.language)) };
    case 'list':
      return { kind: 'page', data: await listAnswer(services, filterFrom(query), place.language) };
    case 'listing':
      return listingData(services, place, query);
    case 'error':
    case 'unknown':
      return { kind: 'missing' };
  }
}

/** Only the id counts; an address with another slug moves to the ad's own (decisions, Addresses). */
async function listingData(services: Services, { params, language }: Place, query: URLSearchParams): Promise<PageData> {
  const { id = '', slug } = params;
  const item = await itemAnswer(services, id, language);
  if (!item) return { kind: 'missing' };
  if (slug !== item.slug) {
    const kept = query.size > 0 ? `?${query.toString()}` : '';
    return { kind: 'moved', to: pathTo('listing', language, { slug: item.slug, id }) + kept };
  }
  return { kind: 'page', data: { item } };
}
