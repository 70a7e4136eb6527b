import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** One's favourites, with all that they need. */
export const favouritesParts = chunk(() => import('./FavouritesArea.tsx'));

export const LaterFavouritesArea = laterView(favouritesParts, ({ FavouritesArea }) => FavouritesArea);
