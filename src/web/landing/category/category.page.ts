import type { PageDescriptor } from '../../page/pageDescriptor.ts';
import { landingParts } from '../laterParts.tsx';

export const page = {
  routes: ['category'],
  file: 'src/web/landing/category/CategoryPage.tsx',
  load: () => import('./CategoryPage.tsx'),
  parts: landingParts,
} satisfies PageDescriptor;
