import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** One's favourites, with all that they need. */
export const favouritesParts = chunk(() => import('./FavouritesArea.tsx'));

export const LaterFavouritesArea = laterView(favouritesParts, ({ FavouritesArea }) => FavouritesArea);

/** The ads of somebody else. */
export const sharedAdsParts = chunk(() => import('./SharedAds.tsx'));

export const LaterSharedAds = laterView(sharedAdsParts, ({ SharedAds }) => SharedAds);
