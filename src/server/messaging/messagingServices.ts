import type { AccountServices } from '#server/account/accountServices.ts';
import type { ListingServices } from '#server/listing/listingServices.ts';
import type { Market } from '#server/store/market.ts';
import type { Hub } from '#server/streaming/hub.ts';
import type { Photos } from '#server/pictures/photos/photos.ts';
import type { MessagePictures } from './conversation/messagePictures.ts';

/** The services of conversations. */
export interface MessagingServices extends AccountServices, Pick<ListingServices, 'rows' | 'search'> {
  readonly market: Market;
  /** The open event streams of this process. */
  readonly hub: Hub;
  readonly messagePictures: MessagePictures;
  readonly photos: Pick<Photos, 'lackOfRoom' | 'countPicture'>;
}
