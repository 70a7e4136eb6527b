import type { PageDescriptor } from '../page/pageDescriptor.ts';
import { accountRoutes } from './accountRoutes.ts';

export const page = {
  routes: accountRoutes,
  file: 'src/web/account/AccountPage.tsx',
  load: () => import('./AccountPage.tsx'),
} satisfies PageDescriptor;
