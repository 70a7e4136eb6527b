import type { ListingServices } from '#server/listing/listingServices.ts';
import type { Market } from '#server/store/market.ts';
import type { Vocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import type { FedSearch } from './feed/fedSearch.ts';

/** The services of searches. */
export interface SearchServices extends ListingServices {
  readonly market: Pick<Market, 'clock' | 'sql' | 'store'>;
  readonly search: Pick<FedSearch, 'port' | 'caughtUp'>;
  /** The vocabulary for suggestions. It is built in the background, and incomplete until then. */
  readonly vocabulary: Vocabulary;
}
