import type { AccountServices } from '#server/account/accountServices.ts';
import type { ListingServices } from '#server/listing/listingServices.ts';
import type { Photos } from '#server/pictures/photos.ts';
import type { Market } from '#server/store/market.ts';

/** What making ads needs. */
export interface InsertionServices extends AccountServices, Pick<ListingServices, 'localities'> {
  readonly market: Market;
  /** What people have brought for their ads. */
  readonly photos: Photos;
}
