import { canonicalSearch } from '../addresses/canonical.ts';
import type { PageDescriptor } from '../page/pageDescriptor.ts';
import { listParts } from './lazyParts.tsx';

/** Every search is one page, which stays mounted when its address changes its grammar. */
export const page = {
  routes: ['list', 'results', 'realEstateList'],
  file: 'src/web/search/ListPage.tsx',
  load: () => import('./ListPage.tsx'),
  canonical: canonicalSearch,
  parts: listParts,
} satisfies PageDescriptor;
