import { pathTo, type Place } from '#routes';
import type { PageData } from '../http/pageData.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import { listingAnswer } from './listingAnswer.ts';
import type { SearchServices } from './searchServices.ts';

/** A listing with those that search finds alike. Sitemaps name each of them (`sitemaps.ts`), in parts of their own. */
export const page = {
  routes: ['listing'],
  firstData: listingData,
} satisfies PageDescriptor<SearchServices>;

/** Only the id counts; an address with another slug moves to the ad's own (decisions, Addresses). */
async function listingData(services: SearchServices, { params, language }: Place): Promise<PageData> {
  const { id = '', slug } = params;
  const data = await listingAnswer(services, id, language);
  if (data.kind === 'unknown') return { kind: 'missing' };
  if (data.kind === 'gone') return { kind: 'gone', data };
  const { item } = data;
  if (slug !== item.slug) return { kind: 'moved', to: pathTo('listing', language, { slug: item.slug, id }) };
  return { kind: 'page', data };
}
