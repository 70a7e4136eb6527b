import { LRUCache } from 'lru-cache';
import { phoneHashesOf } from '#server/account/keys/phoneHash.ts';
import type { Market } from '#server/store/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import { type ListingWithPhone, shownListings } from './shownListings.ts';
import { touchedBy } from './touchedAds.ts';

/** The rows of ads, for whoever shows them. The same row is the same object for as long as nothing happens to its ad. */
export interface ListingRows {
  /**
   * The ads of these ids in this order; unknown ids are left out. They are never older than the last fact that this process
   * knows of, nor than those up to `position`, of which search may have heard first.
   */
  of(ids: readonly string[], position?: number): Promise<readonly ListingWithPhone[]>;
  /** Lets go of the ads of a seller at once. */
  letGo(seller: string): void;
  /** Hears of no more facts. */
  close(): void;
}

/** Rows kept in memory: about 2 kB each. */
const most = 10_000;
/** Facts read at once; after so many at a time it is cheaper to read the rows again. */
const factsAtOnce = 500;

/** Keeps rows until a fact is about them, or about their seller. */
export async function openListingRows(market: Market): Promise<ListingRows> {
  const { store } = market;
  const kept = new LRUCache<string, ListingWithPhone>({ max: most });
  let known = await store.head();
  /** All facts up to it are heeded in what is kept. */
  let heeded = known;
  let heeding: Promise<void> | undefined;
  const close = store.onAppend((head) => {
    known = Math.max(known, head);
  });

  function forget(facts: readonly StoredFact[]): void {
    const { ads, sellers } = touchedBy(facts);
    for (const id of ads) kept.delete(id);
    letGoOf(sellers);
  }

  function letGoOf(sellers: ReadonlySet<string>): void {
    if (sellers.size === 0) return;
    for (const [id, { seller }] of kept.entries()) if (sellers.has(seller)) kept.delete(id);
  }

  async function heed(): Promise<void> {
    // What is known later may have come after what is read here.
    const wanted = known;
    const facts = await store.readAll(heeded, factsAtOnce);
    if (facts.length < factsAtOnce) forget(facts);
    else kept.clear();
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
      const rows = new Map(ids.map((id) => [id, kept.get(id)]));
      const missing = ids.filter((id) => !rows.get(id));
      const asOf = heeded;
      for (const row of await readRows(market, missing)) {
        rows.set(row.id, row);
        // A fact that came while the row was read has forgotten it already.
        if (heeded === asOf) kept.set(row.id, row);
      }
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
  };
}

/** Reads rows past the cache. An invited seller has never logged in, so the account has no number yet and is not read. */
export async function readRows(market: Market, ids: readonly string[]): Promise<readonly ListingWithPhone[]> {
  const rows = await shownListings(market, ids);
  const sellers = new Set(rows.filter((row) => row.seller_status !== 'invited').map(({ seller }) => seller));
  const hashes = await phoneHashesOf(market, [...sellers]);
  return rows.map((row) => ({ ...row, phone_hash: hashes.get(row.seller) ?? null }));
}

/** The rows of ads that search has found, or that an address names: as search knows them, or newer. */
export async function currentRows(
  { rows, search }: { readonly rows: ListingRows; readonly search: { caughtUp(): Promise<number | undefined> } },
  ids: readonly string[],
): Promise<readonly ListingWithPhone[]> {
  return rows.of(ids, await search.caughtUp());
}
