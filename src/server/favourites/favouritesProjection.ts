import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import type { SharedFavouritesFact } from '#machines/sharedFavourites/lifecycle/sharedFavouritesFacts.ts';
import type { Projection } from '#server/store/feature.ts';
import { compiled, prepared, type Sql } from '#server/store/sql.ts';
import type { SavedAdRow } from './favouritesTables.ts';

/** Projects a fact about favourites to rows, which map a listing to the accounts that saved it. */
export function favouritesProjection(sql: Sql): Projection<FavouritesFact> {
  // The chart accepts a listing that is already saved, and projections never refuse.
  const save = prepared<SavedAdRow>(({ listing, account }) =>
    sql
      .insertInto('saved_ads')
      .values({ listing, account })
      .onConflict((known) => known.columns(['listing', 'account']).doNothing()),
  );
  const letGo = prepared<SavedAdRow>(({ listing, account }) =>
    sql.deleteFrom('saved_ads').where('listing', '=', listing).where('account', '=', account),
  );
  return ({ id: account, fact }) => {
    switch (fact.type) {
      case 'favourites.added':
      case 'favourites.restored':
        return [save({ listing: fact.listing, account })];
      case 'favourites.removed':
        return [letGo({ listing: fact.listing, account })];
      case 'favourites.cleared':
        return [compiled(sql.deleteFrom('saved_ads').where('account', '=', account))];
    }
  };
}

/** Projects a fact about a shared link to its row, which maps the link to its account. */
export function sharedFavouritesProjection(sql: Sql): Projection<SharedFavouritesFact> {
  return ({ id: account, fact }) => {
    const ended = compiled(sql.deleteFrom('shared_favourites').where('account', '=', account));
    if (fact.type === 'sharedFavourites.ended') return [ended];
    return [ended, compiled(sql.insertInto('shared_favourites').values({ link: fact.link, account }))];
  };
}
