import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The favourites area with its dependencies. */
export const favouritesParts = chunk(() => import('./FavouritesArea.tsx'));

export const LaterFavouritesArea = laterView(favouritesParts, ({ FavouritesArea }) => FavouritesArea);

/** The listings of a shared link. */
export const sharedListingsParts = chunk(() => import('./SharedListings.tsx'));

export const LaterSharedListings = laterView(sharedListingsParts, ({ SharedListings }) => SharedListings);
