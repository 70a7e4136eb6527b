import type { AccountServices } from '#server/account/accountServices.ts';
import type { ListingServices } from '#server/listing/listingServices.ts';
import type { Market } from '#server/store/market.ts';

/** The services of favourites. */
export interface FavouritesServices extends AccountServices, ListingServices {
  readonly market: Market;
}
