import { pathTo, type Place } from '#routes';
import type { PageData } from '../http/pageData.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import { listingAnswer } from './listingAnswer.ts';
import type { SearchServices } from './searchServices.ts';

/** The page of a listing, with similar listings. Sitemaps list these pages in separate parts (`sitemaps.ts`). */
export const page = {
  routes: ['listing'],
  firstData: listingData,
} satisfies PageDescriptor<SearchServices>;

/** Only the id counts. An address with another slug redirects to the listing's current slug (decisions, Addresses). */
async function listingData(services: SearchServices, { params, language }: Place): Promise<PageData> {
  const { id = '', slug } = params;
  const data = await listingAnswer(services, id, language);
  if (data.kind === 'unknown') return { kind: 'missing' };
  if (data.kind === 'gone') return { kind: 'gone', data };
  const { item } = data;
  if (slug !== item.slug) return { kind: 'moved', to: pathTo('listing', language, { slug: item.slug, id }) };
  return { kind: 'page', data };
}
