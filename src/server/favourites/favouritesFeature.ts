import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { MarketFeature } from '../marketFeature.ts';
import { exportedFavourites } from './exportedFavourites.ts';
import { takeFavouritesAway } from './favourites.ts';
import { favouritesFeed } from './favouritesFeed.ts';
import { favouritesProjection } from './favouritesProjection.ts';

export const favouritesFeature: MarketFeature = {
  journals: (sql) => [
    // A journal is short enough to be read folded; the rows are for those who look for the accounts that saved a listing.
    feature<FavouritesFact>(favouritesLifecycle, { project: favouritesProjection(sql), tables: ['saved_ads'] }),
  ],
  erase: takeFavouritesAway,
  exported: ({ market }, account) => exportedFavourites(market, account),
  feeds: (market) => [favouritesFeed(market)],
};
