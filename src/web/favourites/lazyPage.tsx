import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The favourites area with its dependencies. */
export const favouritesParts = chunk(() => import('./FavouritesArea.tsx'));

export const LazyFavouritesArea = lazyView(favouritesParts, ({ FavouritesArea }) => FavouritesArea);

/** The listings of a shared link. */
export const sharedListingsParts = chunk(() => import('./SharedListings.tsx'));

export const LazySharedListings = lazyView(sharedListingsParts, ({ SharedListings }) => SharedListings);
