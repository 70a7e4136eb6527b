import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['home'],
  file: 'src/web/home/HomePage.tsx',
  load: () => import('./HomePage.tsx'),
} satisfies PageDescriptor;
