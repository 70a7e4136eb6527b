import { isCategory, realEstate } from '#machines/market/categories/categoryTree.ts';
import { pathTo } from '#routes';

import { notFoundAddress, ownAddress } from '../../addresses/canonical.ts';
import type { PageDescriptor } from '../../page/pageDescriptor.ts';
import { landingParts } from '../lazyParts.tsx';

export const page = {
  routes: ['category'],
  file: 'src/web/landing/category/CategoryPage.tsx',
  load: () => import('./CategoryPage.tsx'),
  canonical: (place) => {
    const { language, params } = place;
    const { categoryId = '' } = params;
    if (!/^\d{4}$/.test(categoryId) || !isCategory(Number(categoryId))) return notFoundAddress(place);
    // The path of real estate's category is not canonical, because real estate has a landing page of its own.
    return Number(categoryId) === realEstate ? pathTo('realEstate', language) : ownAddress(place);
  },
  parts: landingParts,
} satisfies PageDescriptor;
