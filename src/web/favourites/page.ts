import { favouritesSorts, toFavouritesSort } from '#machines/favourites/favouritesSort.ts';

import { ownAddress } from '../addresses/canonical.ts';
import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['favourites'],
  file: 'src/web/favourites/FavouritesPage.tsx',
  load: () => import('./FavouritesPage.tsx'),
  canonical: (place, query) => {
    const sort = toFavouritesSort(query.get('sort'));
    return sort === favouritesSorts[0] ? ownAddress(place) : `${ownAddress(place)}?sort=${sort}`;
  },
} satisfies PageDescriptor;
