import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import type { SharedFavouritesFact } from '#machines/sharedFavourites/lifecycle/sharedFavouritesFacts.ts';
import { sharedFavouritesLifecycle } from '#machines/sharedFavourites/lifecycle/sharedFavouritesLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { MarketFeature } from '../marketFeature.ts';
import { exportedFavourites } from './exportedFavourites.ts';
import { removeErasedFavourites } from './favourites.ts';
import { favouritesFeed } from './favouritesFeed.ts';
import { favouritesProjection, sharedFavouritesProjection } from './favouritesProjection.ts';
import { endSharingFavourites } from './sharedFavourites.ts';

export const favouritesFeature: MarketFeature = {
  journals: (sql) => [
    // A journal is short enough to be folded on each read. The rows serve queries for the accounts that saved a
    // listing.
    feature<FavouritesFact>(favouritesLifecycle, { project: favouritesProjection(sql), tables: ['saved_ads'] }),
    feature<SharedFavouritesFact>(sharedFavouritesLifecycle, {
      project: sharedFavouritesProjection(sql),
      tables: ['shared_favourites'],
    }),
  ],
  async erase(market, account) {
    await removeErasedFavourites(market, account);
    await endSharingFavourites(market, { account, actor: 'scheduler' });
    await market.store.forgetSnapshots(streamOf(sharedFavouritesLifecycle, account));
  },
  exported: ({ market }, account) => exportedFavourites(market, account),
  feeds: (market) => [favouritesFeed(market)],
};
