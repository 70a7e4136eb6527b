import { homeDataOf } from '#machines/home/homeMachine.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { pathTo } from '#routes';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import { listAnswer } from '../search/answers/listAnswer.ts';
import type { SearchServices } from '../search/searchServices.ts';

export const page = {
  routes: ['home'],
  firstData: async (services, { language }) => ({
    kind: 'page',
    data: homeDataOf(await listAnswer(services, everything, { language, account: null })),
  }),
  sitemap: (_, language) => [pathTo('home', language)],
} satisfies PageDescriptor<SearchServices>;
