import { LRUCache } from 'lru-cache';
import { phoneHashesOf } from '#server/account/keys/phoneHash.ts';
import type { Market } from '#server/store/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import { type ListingWithPhone, shownListings } from './shownListings.ts';
import { touchedBy } from './touchedListings.ts';

/** A cache of listing rows. A row is the same object until a fact changes its listing. */
export interface ListingRows {
  /**
   * The listings of these ids in this order, without unknown ids. They are never older than the last fact known to this
   * process, nor than the facts up to `position`, which search may have received first.
   */
  of(ids: readonly string[], position?: number): Promise<readonly ListingWithPhone[]>;
  /** Drops the listings of a seller immediately. */
  letGo(seller: string): void;
  /** Stops following the journal. */
  close(): void;
}

/** The maximum number of cached rows, about 2 kB each. */
const most = 10_000;
/** The number of facts per read. With more new facts, it is cheaper to read the rows again. */
const factsAtOnce = 500;

/** Opens a cache of listing rows; a row stays until a fact concerns the listing or its seller. */
export async function openListingRows(market: Market): Promise<ListingRows> {
  const { store } = market;
  const cache = new LRUCache<string, ListingWithPhone>({ max: most });
  let known = await store.head();
  /** The position up to which facts have been applied to the cache. */
  let heeded = known;
  let heeding: Promise<void> | undefined;
  const close = store.onAppend((head) => {
    known = Math.max(known, head);
  });

  function forget(facts: readonly StoredFact[]): void {
    const { listings, sellers } = touchedBy(facts);
    for (const id of listings) cache.delete(id);
    letGoOf(sellers);
  }

  function letGoOf(sellers: ReadonlySet<string>): void {
    if (sellers.size === 0) return;
    for (const [id, { seller }] of cache.entries()) if (sellers.has(seller)) cache.delete(id);
  }

  async function heed(): Promise<void> {
    // The head is read before the facts: a later head could include facts that this read has missed.
    const wanted = known;
    const facts = await store.readAll(heeded, factsAtOnce);
    if (facts.length < factsAtOnce) forget(facts);
    else cache.clear();
    heeded = Math.max(wanted, facts.at(-1)?.position ?? 0);
  }

  return {
    close,
    letGo: (seller) => letGoOf(new Set([seller])),
    async of(ids, position = 0) {
      known = Math.max(known, position);
      while (heeded < known) {
        heeding ??= heed().finally(() => {
          heeding = undefined;
        });
        await heeding;
      }
      const rows = new Map(ids.map((id) => [id, cache.get(id)]));
      const missing = ids.filter((id) => !rows.get(id));
      const asOf = heeded;
      for (const row of await readRows(market, missing)) {
        rows.set(row.id, row);
        // The row is cached only if no fact arrived during the read, which would have invalidated it.
        if (heeded === asOf) cache.set(row.id, row);
      }
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
  };
}

/**
 * Reads rows without the cache. An invited seller has never logged in and has no number yet, so the account is not
 * read.
 */
export async function readRows(market: Market, ids: readonly string[]): Promise<readonly ListingWithPhone[]> {
  const rows = await shownListings(market, ids);
  const sellers = new Set(rows.filter((row) => row.seller_status !== 'invited').map(({ seller }) => seller));
  const hashes = await phoneHashesOf(market, [...sellers]);
  return rows.map((row) => ({ ...row, phone_hash: hashes.get(row.seller) ?? null }));
}

/** The rows of listings from a search or an address, at least as new as search. */
export async function currentRows(
  { rows, search }: { readonly rows: ListingRows; readonly search: { caughtUp(): Promise<number | undefined> } },
  ids: readonly string[],
): Promise<readonly ListingWithPhone[]> {
  return rows.of(ids, await search.caughtUp());
}
