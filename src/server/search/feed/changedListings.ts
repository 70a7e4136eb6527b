import type { SearchDocument } from '#server/search/searchPort.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { Market } from '#server/store/market.ts';
import { isListed } from '#server/listing/listingVisibility.ts';
import { searchDocument } from '../searchDocuments.ts';
import { listedAfter, readListings } from '#server/listing/shownListings.ts';
import { touchedListings } from '#server/listing/touchedListings.ts';

/**
 * The number of listings per query. Parameters of a query are limited, and a fact about a seller concerns all their
 * listings.
 */
const chunk = 2000;

/** The updates for search: documents of the searchable listings, and the ids of the others. */
export interface ListedNow {
  readonly put: readonly SearchDocument[];
  readonly removed: readonly string[];
}

/**
 * The listings that the facts concern, in their current state and in chunks. A seller's fact concerns all of their
 * listings.
 */
export async function* changedListings(market: Market, facts: readonly StoredFact[]): AsyncGenerator<ListedNow> {
  const ids = await touchedListings(market, facts);
  for (let start = 0; start < ids.length; start += chunk) yield listedNow(market, ids.slice(start, start + chunk));
}

async function listedNow(market: Market, ids: readonly string[]): Promise<ListedNow> {
  const { listings, damaged } = await readListings(market, ids);
  const rows = listings.filter(isListed);
  // Search keeps a listing with a damaged row: after a repair of the row, no fact would bring the listing back.
  const there = new Set([...rows.map(({ id }) => id), ...damaged]);
  return { put: rows.map(searchDocument), removed: ids.filter((id) => !there.has(id)) };
}

/** Every searchable listing, in the order of ids. */
export async function* listedDocuments(market: Market): AsyncGenerator<SearchDocument> {
  for (let after = ''; ;) {
    const rows = await listedAfter(market, after, chunk);
    yield* rows.map(searchDocument);
    if (rows.length < chunk) return;
    after = rows.at(-1)!.id;
  }
}
