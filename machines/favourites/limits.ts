/** Ads that somebody can have saved at once (decisions, Limits). */
export const mostFavourites = 100;
