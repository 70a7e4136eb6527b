import { notFoundAddress } from '../../addresses/canonical.ts';
import type { PageDescriptor } from '../../page/pageDescriptor.ts';

/** The page for URLs without a page, and for `error/404`, which looks the same. */
export const page = {
  routes: ['unknown', 'error'],
  file: 'src/web/router/notFound/NotFoundPage.tsx',
  load: () => import('./NotFoundPage.tsx'),
  canonical: notFoundAddress,
} satisfies PageDescriptor;
