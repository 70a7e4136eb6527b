import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['sharedFavourites'],
  file: 'src/web/favourites/SharedFavouritesPage.tsx',
  load: () => import('./SharedFavouritesPage.tsx'),
} satisfies PageDescriptor;
