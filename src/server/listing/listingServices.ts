import type { LocalityTable } from '#market/places/localities.ts';
import type { Words } from '#server/http/words.ts';
import type { Market } from '#server/store/market.ts';
import type { ListingRows } from './listingRows.ts';

/** The services for showing listings. */
export interface ListingServices {
  readonly market: Pick<Market, 'sql' | 'store'>;
  readonly rows: ListingRows;
  /** Search, whose answers are never newer than the rows shown with them. */
  readonly search: { caughtUp(): Promise<number | undefined> };
  readonly words: Words;
  /** The table of places, replaced when a directory of places is imported. */
  readonly localities: LocalityTable;
}
