import { hour } from '../market/units.ts';

/** Ads that somebody can have saved at once (decisions, Limits). */
export const mostFavourites = 100;

/** How long hearts are left alone before what is wished is told to the server, in milliseconds (B§9, toggle debounce). */
export const toggleDebounce = 100;

/** How long what is removed can be taken back, as if it had not been, in milliseconds. */
export const removalUndoTerm = hour;
