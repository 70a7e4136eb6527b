import type { PageDescriptor } from '../page/pageDescriptor.ts';
import { contactParts } from '../messaging/contact/laterParts.tsx';

/** It lies beside the router, since it puts a listing and the contact box of messaging together. */
export const page = {
  routes: ['listing'],
  file: 'src/web/listing/ListingPage.tsx',
  load: () => import('../listing/ListingPage.tsx'),
  parts: contactParts,
} satisfies PageDescriptor;
