import type { ListingServices } from '#server/listing/listingServices.ts';
import type { Market } from '#server/store/market.ts';
import type { Vocabulary } from '#server/suggestions/vocabulary.ts';
import type { FedSearch } from './fedSearch.ts';

/** What searching needs. */
export interface SearchServices extends ListingServices {
  readonly market: Pick<Market, 'clock'>;
  readonly search: Pick<FedSearch, 'port' | 'caughtUp'>;
  /** It grows in the background: until it is complete, it gives what it has. */
  readonly vocabulary: Vocabulary;
}
