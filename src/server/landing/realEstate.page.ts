import { realEstateFilter, realEstateHomeOf } from '#machines/landing/realEstateHome.ts';
import { pathTo } from '#routes';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import type { SearchServices } from '../search/searchServices.ts';
import { landingAnswer } from './landingAnswer.ts';

/** The start page of real estate (ROUTES-11 to 13). */
export const page = {
  routes: ['realEstate'],
  firstData: async (services, { language }) => {
    const [all, rent, buy] = await Promise.all([
      landingAnswer(services, realEstateFilter('all'), language),
      landingAnswer(services, realEstateFilter('rent'), language),
      landingAnswer(services, realEstateFilter('buy'), language),
    ]);
    return { kind: 'page', data: realEstateHomeOf({ all, rent, buy }) };
  },
  sitemap: (_, language) => [pathTo('realEstate', language)],
} satisfies PageDescriptor<SearchServices>;
