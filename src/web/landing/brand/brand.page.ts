import type { PageDescriptor } from '../../page/pageDescriptor.ts';
import { landingParts } from '../lazyParts.tsx';

export const page = {
  routes: ['brand'],
  file: 'src/web/landing/brand/BrandPage.tsx',
  load: () => import('./BrandPage.tsx'),
  parts: landingParts,
} satisfies PageDescriptor;
