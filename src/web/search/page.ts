import { canonicalSearch } from '../addresses/canonical.ts';
import type { PageDescriptor } from '../page/pageDescriptor.ts';
import { listParts } from './lazyParts.tsx';

/** All searches share one page component. It stays mounted when the URL changes to another form of search address. */
export const page = {
  routes: ['list', 'results', 'realEstateList'],
  file: 'src/web/search/ListPage.tsx',
  load: () => import('./ListPage.tsx'),
  canonical: canonicalSearch,
  parts: listParts,
} satisfies PageDescriptor;
