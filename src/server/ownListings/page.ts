import { isOwnListingGroup } from '#machines/ownListings/ownListing.ts';
import { pathTo } from '#routes';
import type { PageDescriptor } from '../http/pageDescriptor.ts';

export const page = {
  routes: ['ownAds'],
  firstData: (_, { language, params: { type } }) => {
    if (type === undefined) {
      return { kind: 'moved', to: `${pathTo('ownAds', language, { type: 'active' })}?redirected` };
    }
    return isOwnListingGroup(type) ? { kind: 'page', data: null } : { kind: 'missing' };
  },
} satisfies PageDescriptor;
