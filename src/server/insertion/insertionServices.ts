import type { AccountServices } from '#server/account/accountServices.ts';
import type { ListingServices } from '#server/listing/listingServices.ts';
import type { Photos } from '#server/pictures/photos/photos.ts';
import type { Market } from '#server/store/market.ts';

/** The services that create listings. */
export interface InsertionServices extends AccountServices, Pick<ListingServices, 'localities'> {
  readonly market: Market;
  /** The photos that were uploaded for listings. */
  readonly photos: Photos;
}
