import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { listingItem } from '../listing/listingItem.ts';

// The answers of the calls on favourites, in the terms of the specification.

export const favouriteIds = z
  .strictObject({ ids: z.array(z.string()) })
  .check(z.meta({ id: 'FavouriteIds', description: 'The ids of an account’s favourites.' }));

const favouriteItem = z.strictObject({
  id: z.string(),
  saved_time: z.int().check(z.describe('When it was saved, in seconds since 1970.')),
  saved_price: z
    .nullable(z.int().check(z.nonnegative()))
    .check(z.describe('Its price at that time, in whole francs; null if it was free or on request.')),
  item: z.nullable(listingItem).check(z.describe('The ad in its present state; null if it is not public.')),
  is_gone: z
    .boolean()
    .check(
      z.describe(
        'Whether it is gone permanently. Without `item` and `is_gone`, it is hidden for now and may come back.',
      ),
    ),
});

export const favouriteItems = z
  .strictObject({ favorites: z.array(favouriteItem) })
  .check(z.meta({ id: 'Favourites', description: 'The favourites of an account.' }));

export const favouritesLink = z
  .strictObject({
    link: z
      .nullable(z.string())
      .check(z.describe('The last part of the shared list’s address; null while the list is private.')),
  })
  .check(z.meta({ id: 'FavouritesLink', description: 'The link to an account’s favourites.' }));

export const sharedFavourites = z
  .strictObject({
    items: z
      .nullable(z.array(listingItem))
      .check(z.describe('The available ones, latest first; null if no list has this link.')),
  })
  .check(z.meta({ id: 'SharedFavourites', description: 'The favourites behind a shared link.' }));

export type SavedListing = ReadonlyOutput<typeof favouriteItem>;
export type FavouriteItems = ReadonlyOutput<typeof favouriteItems>;
export type FavouriteIds = ReadonlyOutput<typeof favouriteIds>;
export type FavouritesLink = ReadonlyOutput<typeof favouritesLink>;
export type SharedFavouritesAnswer = ReadonlyOutput<typeof sharedFavourites>;
