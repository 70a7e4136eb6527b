import type { AccountDesk } from './account/accountDesk.ts';
import type { Erasures } from './account/erasures.ts';
import type { LocalityTable } from '#market/localities.ts';
import type { Words } from './http/words.ts';
import type { Market } from '#server/store/market.ts';
import type { FedSearch } from './listing/fedSearch.ts';
import type { MessagePictures } from './messaging/messagePictures.ts';
import type { ListingRows } from './listing/listingRows.ts';
import type { Hub } from './streaming/hub.ts';
import type { Photos } from './pictures/photos.ts';
import type { Vocabulary } from './suggestions/vocabulary.ts';

/** What the endpoints work with. */
export interface Services {
  readonly market: Market;
  readonly rows: ListingRows;
  readonly search: Pick<FedSearch, 'port' | 'caughtUp'>;
  readonly words: Words;
  readonly accounts: AccountDesk;
  /** The streams that are open here. */
  readonly hub: Hub;
  /** What people have brought for their ads. */
  readonly photos: Photos;
  /** What they send each other. */
  readonly messagePictures: MessagePictures;
  /** Who is erased: whatever keeps something in memory that a person may be in lets it go. */
  readonly erasures: Pick<Erasures, 'onErased' | 'caughtUpTo'>;
  /** It grows in the background: until it is complete it gives what it has. */
  readonly vocabulary: Vocabulary;
  /** Replaced when a directory of places is imported. */
  localities: LocalityTable;
}
