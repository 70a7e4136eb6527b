import type { PageDescriptor } from '../page/pageDescriptor.ts';
import { contactParts } from '../messaging/contact/lazyParts.tsx';

/** Located next to the router, since it combines a listing with the contact box of messaging. */
export const page = {
  routes: ['listing'],
  file: 'src/web/listing/ListingPage.tsx',
  load: () => import('../listing/ListingPage.tsx'),
  parts: contactParts,
} satisfies PageDescriptor;
