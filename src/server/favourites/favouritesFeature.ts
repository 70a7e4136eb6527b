import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { Sql } from '#server/store/sql.ts';
import { favouritesProjection } from './favouritesProjection.ts';

/** The ads that people have saved, as the server keeps them: journals, each short enough to be read folded, and who has saved an ad. */
export function favouritesFeature(sql: Sql) {
  return feature<FavouritesFact>(favouritesLifecycle, { project: favouritesProjection(sql), tables: ['saved_ads'] });
}
