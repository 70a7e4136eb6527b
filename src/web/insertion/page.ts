import { ownAddress } from '../addresses/canonical.ts';
import { draftOriginIn } from '../addresses/draftOrigin.ts';
import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['insertion'],
  file: 'src/web/insertion/InsertionPage.tsx',
  load: () => import('./InsertionPage.tsx'),
  // A page about the user's own listing is protected; the form for a new one is not.
  canonical: (place, query) => {
    const from = draftOriginIn(query);
    return from ? `${ownAddress(place)}?${from.how}=${from.ad}` : ownAddress(place);
  },
} satisfies PageDescriptor;
