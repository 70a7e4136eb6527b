import { filterKeys } from '#market/addresses/filterKeys.ts';
import { pathTo } from '#routes';

import { canonicalSearch } from '../../addresses/canonical.ts';
import type { PageDescriptor } from '../../page/pageDescriptor.ts';
import { landingParts } from '../lazyParts.tsx';

export const page = {
  routes: ['realEstate'],
  file: 'src/web/landing/realEstate/RealEstatePage.tsx',
  load: () => import('./RealEstatePage.tsx'),
  // With filters in its query, this URL is that of the list: a form that is submitted without scripts uses it.
  canonical: (place, query) =>
    [...query.keys()].some((key) => filterKeys.includes(key))
      ? canonicalSearch({ ...place, name: 'realEstateList' }, query)
      : pathTo('realEstate', place.language),
  parts: landingParts,
} satisfies PageDescriptor;
