import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['ownAds'],
  file: 'src/web/ownListings/OwnListingsPage.tsx',
  load: () => import('./OwnListingsPage.tsx'),
} satisfies PageDescriptor;
