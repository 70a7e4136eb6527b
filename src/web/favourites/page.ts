import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['favourites'],
  file: 'src/web/favourites/FavouritesPage.tsx',
  load: () => import('./FavouritesPage.tsx'),
} satisfies PageDescriptor;
