import { day, hour } from '../market/units.ts';

/** Listings that an account can have saved at once (decisions, Limits). */
export const mostFavourites = 100;

/** The debounce of hearts before changes are sent, in milliseconds (B§9, toggle debounce). */
export const toggleDebounce = 100;

/** How long a removal can be undone, in milliseconds. */
export const removalUndoTerm = hour;

/** How long favourites wait on the device for the login of a visitor who creates an account, in milliseconds. */
export const waitingFavouritesLife = day;
