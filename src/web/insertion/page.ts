import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['insertion'],
  file: 'src/web/insertion/InsertionPage.tsx',
  load: () => import('./InsertionPage.tsx'),
} satisfies PageDescriptor;
