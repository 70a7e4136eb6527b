import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';
import { adItem } from '../listing/adItem.ts';

// The answers of the calls on favourites, in the terms of the specification.

export const favouriteIds = z
  .strictObject({ ids: z.array(z.string()) })
  .check(z.meta({ id: 'FavouriteIds', description: 'The ids of an account’s favourites.' }));

const favouriteItem = z.strictObject({
  id: z.string(),
  saved_time: z.int().check(z.describe('When it was saved, in seconds since 1970.')),
  saved_price: z
    .nullable(z.int().check(z.nonnegative()))
    .check(z.describe('What it cost then, in whole francs; null where it was free or on request.')),
  item: z.nullable(adItem).check(z.describe('The ad as it is now; null where nobody may see it.')),
  is_gone: z
    .boolean()
    .check(
      z.describe('Whether it is gone for good. Where neither is told, nobody may see it for now: it may come back.'),
    ),
});

export const favouriteItems = z
  .strictObject({ favorites: z.array(favouriteItem) })
  .check(z.meta({ id: 'Favourites', description: 'The favourites of an account.' }));

export const favouritesLink = z
  .strictObject({
    link: z
      .nullable(z.string())
      .check(z.describe('What the address of the shared list ends in; null while only its owner sees it.')),
  })
  .check(z.meta({ id: 'FavouritesLink', description: 'The link to an account’s favourites.' }));

export const sharedFavourites = z
  .strictObject({
    items: z
      .nullable(z.array(adItem))
      .check(z.describe('Those that are for sale, the one that was saved last first; null if no list has this link.')),
  })
  .check(z.meta({ id: 'SharedFavourites', description: 'The favourites behind a shared link.' }));

export type SavedAd = Told<typeof favouriteItem>;
export type FavouriteItems = Told<typeof favouriteItems>;
export type FavouriteIds = Told<typeof favouriteIds>;
export type FavouritesLink = Told<typeof favouritesLink>;
export type SharedFavouritesAnswer = Told<typeof sharedFavourites>;
