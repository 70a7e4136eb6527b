import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['ownAds'],
  file: 'src/web/ownAds/OwnAdsPage.tsx',
  load: () => import('./OwnAdsPage.tsx'),
} satisfies PageDescriptor;
