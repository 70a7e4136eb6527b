import type { FavouritesFact } from '#machines/favourites/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/favouritesLifecycle.ts';
import { feature } from '#server/store/feature.ts';

/** The ads that people have saved, as the server keeps them: journals alone, each short enough to be read folded. */
export function favouritesFeature() {
  return feature<FavouritesFact>(favouritesLifecycle, { project: () => [], tables: [] });
}
