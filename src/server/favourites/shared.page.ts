import type { PageDescriptor } from '../http/pageDescriptor.ts';
import { favouritesBehind, type SharedFavouritesServices } from './sharedFavourites.ts';

/** The ads that somebody has saved, for those who have the link. One that leads nowhere is answered with status 410. */
export const page = {
  routes: ['sharedFavourites'],
  firstData: async (services, { language, params }) => {
    const data = await favouritesBehind(services, params['token'] ?? '', { language, account: null });
    return data.items ? { kind: 'page', data } : { kind: 'gone', data };
  },
} satisfies PageDescriptor<SharedFavouritesServices>;
