import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import { statusesTagged } from '#machines/listing/listingStatus.ts';
import { createMemorySearch, loadSnapshot, type MemorySearch } from '#server/search/memorySearch.ts';
import type { SearchDocument, SearchPort } from '#server/search/searchPort.ts';
import { compiled } from '#server/store/sql.ts';
import type { StoredFact } from '#server/store/store.ts';
import { follow } from '#server/store/subscription.ts';
import type { Market } from '#server/market.ts';
import { documentVersion, searchDocument } from './searchDocuments.ts';
import { listedAfter, shownListings } from './shownListings.ts';

/** Search, fed from the journal. */
export interface FedSearch {
  readonly port: SearchPort;
  /** Resolves once search knows every fact that this process knows of; after a second it stops waiting. */
  caughtUp(): Promise<void>;
  /** Stops the feed and writes the snapshot that the next start begins with. */
  close(): Promise<void>;
}

/** Ads that are read at once: a query takes only so many parameters, and a fact about a seller is about all their ads. */
const chunk = 2000;
const listed = new Set(statusesTagged('listed'));
/** How many facts search may be ahead of its snapshot: what a start after a kill tells it again. */
const snapshotEvery = 50_000;
/** How long a start waits for search to catch up, in milliseconds. */
const startPatience = 10 * 60_000;

/**
 * Opens search: from its snapshot, or from the rows of all ads that are listed; then it follows the journal. A fact only
 * says which ad changed; what search is told is the ad's row, which is never older than the fact.
 */
export async function openSearch(
  market: Market,
  { dataDir, onFailure }: { readonly dataDir: string; readonly onFailure: (error: unknown) => void },
): Promise<FedSearch> {
  const { store } = market;
  const folder = await snapshotFolder(market, dataDir);
  let known = await store.head();
  const unlisten = store.onAppend((head) => {
    known = Math.max(known, head);
  });
  const kept = await snapshotUpTo(folder, known);
  const search = kept ?? (await filled(market));
  let written = kept?.position ?? 0;

  const feeding = follow(store, {
    name: 'search',
    from: search.position,
    async handle(facts) {
      const ids = [...(await changedListings(market, facts))];
      for (let told = 0; told < ids.length; told += chunk) await tell(ids.slice(told, told + chunk));
      search.position = facts.at(-1)!.position;
      // Not waited for: what is written is what search knew now, and the next facts shall be found meanwhile.
      if (search.position - written >= snapshotEvery) void writeSnapshot().catch(onFailure);
    },
    onFailure,
  });

  async function tell(ids: readonly string[]): Promise<void> {
    const rows = new Map((await shownListings(market, ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row && listed.has(row.status)) search.apply({ kind: 'put', document: searchDocument(row) });
      else search.apply({ kind: 'remove', id });
    }
  }

  async function writeSnapshot(): Promise<void> {
    const target = folder ?? (await snapshotFolder(market, dataDir));
    if (!target || written === search.position) return;
    written = search.position;
    await search.writeSnapshot(target);
  }

  // A server that was killed has told the journal more than its snapshot knows: it serves once search knows all of it.
  await feeding.caughtUpTo(known, startPatience);

  return {
    port: search,
    async caughtUp() {
      if (feeding.position < known) await feeding.caughtUpTo(known);
    },
    async close() {
      unlisten();
      await feeding.stop();
      await writeSnapshot().catch(onFailure);
      await search.close();
    },
  };
}

/**
 * Where the snapshot of this very journal lies: its name is made of the first fact, so that the index of another
 * database is never taken for this one's. Undefined while the journal is empty.
 */
async function snapshotFolder({ store }: Market, dataDir: string): Promise<string | undefined> {
  const [first] = await store.readAll(0, 1);
  if (!first) return undefined;
  const identity = createHash('sha256')
    .update(JSON.stringify([documentVersion, first]))
    .digest('hex');
  return join(dataDir, 'search', identity.slice(0, 16));
}

/** A snapshot that knows more than the journal is of a journal that was restored to an earlier day. */
async function snapshotUpTo(folder: string | undefined, head: number): Promise<MemorySearch | undefined> {
  const search = folder === undefined ? undefined : await loadSnapshot(folder);
  if (!search || search.position <= head) return search;
  await search.close();
  return undefined;
}

async function filled(market: Market): Promise<MemorySearch> {
  const search = createMemorySearch();
  try {
    const position = await market.store.head();
    await search.putAll(listedDocuments(market));
    search.position = position;
    return search;
  } catch (error) {
    await search.close();
    throw error;
  }
}

async function* listedDocuments(market: Market): AsyncGenerator<SearchDocument> {
  for (let after = ''; ;) {
    const rows = await listedAfter(market, after, chunk);
    yield* rows.map(searchDocument);
    if (rows.length < chunk) return;
    after = rows.at(-1)!.id;
  }
}

/** The ads that facts are about; a seller's facts are about all of their ads. */
async function changedListings({ sql, store }: Market, facts: readonly StoredFact[]): Promise<ReadonlySet<string>> {
  const idsOf = (feature: string) =>
    facts.filter(({ stream }) => featureOf(stream) === feature).map(({ stream }) => idOf(stream));
  const sellers = idsOf('account');
  const theirs =
    sellers.length > 0
      ? await store.query<{ id: string }>(
          compiled(sql.selectFrom('listings').select('id').where('seller', 'in', sellers)),
        )
      : [];
  return new Set([...idsOf('listing'), ...theirs.map(({ id }) => id)]);
}
