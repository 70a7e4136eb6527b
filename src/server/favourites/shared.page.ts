import type { PageDescriptor } from '../http/pageDescriptor.ts';
import { favouritesBehind, type SharedFavouritesServices } from './sharedFavourites.ts';

/** The shared list of saved listings behind a link. An invalid link has status 410. */
export const page = {
  routes: ['sharedFavourites'],
  firstData: async (services, { language, params }) => {
    const data = await favouritesBehind(services, params['token'] ?? '', { language, account: null });
    return data.items ? { kind: 'page', data } : { kind: 'gone', data };
  },
} satisfies PageDescriptor<SharedFavouritesServices>;
