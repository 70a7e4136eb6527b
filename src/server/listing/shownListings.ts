import type { PromotionProduct } from '#machines/listing/lifecycle/listingFacts.ts';
import type { AccountRow } from '#server/account/accountTables.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { isGone, whereListed } from './listingVisibility.ts';
import { DamagedRow, isReadable } from './damagedRows.ts';
import type { ListingRow } from './listingTables.ts';

/** A listing with all data for its display. */
export interface ShownListing extends ListingRow {
  readonly seller_name: AccountRow['name'];
  readonly seller_kind: AccountRow['seller_kind'];
  readonly seller_since: AccountRow['since'];
  readonly seller_status: AccountRow['status'];
  readonly seller_blocked: AccountRow['blocked'];
  /** The name of the seller's picture or logo in the picture store. */
  readonly seller_picture: string | null;
  readonly promotions: ReadonlySet<PromotionProduct>;
}

/** A listing with the phone number of its seller as a keyed hash; null if the seller shows none. */
export interface ListingWithPhone extends ShownListing {
  readonly phone_hash: string | null;
}

type Reader = Pick<Market, 'sql' | 'store'>;

type SellersListing = Omit<ShownListing, 'promotions'>;

/** The listings of these ids in this order. Unknown ids and listings with a damaged row are left out. */
export async function shownListings(reader: Reader, ids: readonly string[]): Promise<readonly ShownListing[]> {
  return (await readListings(reader, ids)).listings;
}

/** The listings of these ids in this order, and the ids of damaged rows that are not gone. Unknown ids are left out. */
export async function readListings(
  { sql, store }: Reader,
  ids: readonly string[],
): Promise<{ readonly listings: readonly ShownListing[]; readonly damaged: readonly string[] }> {
  if (ids.length === 0) return { listings: [], damaged: [] };
  const rows = await store.query<SellersListing>(compiled(withSeller(sql).where('listings.id', 'in', [...ids])));
  const readable = rows.filter(isReadable);
  const found = new Map((await withPromotions({ sql, store }, readable)).map((row) => [row.id, row]));
  return {
    listings: ids.flatMap((id) => found.get(id) ?? []),
    damaged:
      rows.length === readable.length ? [] : rows.filter((row) => !isReadable(row) && !isGone(row)).map(({ id }) => id),
  };
}

/**
 * At most `limit` searchable listings, by id after `afterId`, to page through all of them. Throws DamagedRow at a
 * damaged row. Otherwise search would lack the listing even after a repair.
 */
export async function listedAfter(
  { sql, store }: Reader,
  afterId: string,
  limit: number,
): Promise<readonly ShownListing[]> {
  const rows = await store.query<SellersListing>(
    compiled(withSeller(sql).where('listings.id', '>', afterId).where(whereListed).orderBy('listings.id').limit(limit)),
  );
  for (const row of rows) if (!isReadable(row)) throw new DamagedRow(row.id);
  return withPromotions({ sql, store }, rows);
}

function withSeller(sql: Market['sql']) {
  return (
    sql
      .selectFrom('listings')
      .innerJoin('accounts', 'accounts.id', 'listings.seller')
      // An account has at most one profile picture in `uploads`, and its row appears and disappears with the fact that
      // names it.
      .leftJoin('uploads', 'uploads.account', 'listings.seller')
      .selectAll('listings')
      .select(['accounts.name as seller_name', 'accounts.seller_kind as seller_kind', 'accounts.since as seller_since'])
      .select(['accounts.status as seller_status', 'accounts.blocked as seller_blocked'])
      .select('uploads.name as seller_picture')
  );
}

async function withPromotions(
  { sql, store }: Reader,
  rows: readonly SellersListing[],
): Promise<readonly ShownListing[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const promotions = await store.query<{ listing: string; product: PromotionProduct }>(
    compiled(sql.selectFrom('listing_promotions').select(['listing', 'product']).where('listing', 'in', ids)),
  );
  const products = Map.groupBy(promotions, ({ listing }) => listing);
  return rows.map((row) => ({
    ...row,
    promotions: new Set((products.get(row.id) ?? []).map(({ product }) => product)),
  }));
}
