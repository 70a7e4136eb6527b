import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '#machines/market/units.ts';
import { createMemorySearch, loadSnapshot, type MemorySearch } from '#server/search/memorySearch.ts';
import { factFingerprint, fingerprintAt } from '#server/store/factFingerprint.ts';
import { follow } from '#server/store/following/subscription.ts';
import type { Market } from '#server/store/market.ts';
import { changedListings, listedDocuments } from './changedListings.ts';
import { type FedSearch, startPatience } from './fedSearch.ts';
import { documentVersion } from '../searchDocuments.ts';
import { touchedListings } from '#server/listing/touchedListings.ts';
import { waitingOnce } from './waitingOnce.ts';

export interface MemoryFeedOptions {
  readonly dataDir: string;
  readonly onFailure: (error: unknown) => void;
  /** How many facts search may be ahead of its snapshot. A start after a crash indexes them again. */
  readonly snapshotEvery?: number;
  /** The delay from an erasure to the snapshot without the erased seller's listings, in milliseconds. */
  readonly forgetWithin?: number;
}

/** At a million listings a rebuild takes some ten seconds each of the worker and the disk, so erasures are batched. */
const forgettingPause = 10 * minute;

/**
 * Opens search in memory from its snapshot, or from the rows of all searchable listings, and then follows the journal.
 */
export async function openMemoryFeed(market: Market, options: MemoryFeedOptions): Promise<FedSearch> {
  const { dataDir, onFailure, snapshotEvery = 50_000, forgetWithin = forgettingPause } = options;
  const { store } = market;
  const folder = await snapshotFolder(market, dataDir);
  await removeSnapshots(dataDir, folder);
  let known = await store.head();
  const unlisten = store.onAppend((head) => {
    known = Math.max(known, head);
  });
  const snapshot = await ownSnapshot(market, folder);
  const search = snapshot ?? (await filled(market));
  let written = snapshot?.position ?? 0;
  let tried = written;
  let writing: Promise<void> | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  let isClosed = false;

  const feeding = follow(store, {
    name: 'search',
    skips: market.skips,
    from: search.position,
    async handle(facts) {
      for await (const { put, removed } of changedListings(market, facts)) {
        for (const document of put) search.apply({ kind: 'put', document });
        for (const id of removed) search.apply({ kind: 'remove', id });
      }
      const erased = facts.filter(({ type }) => type === 'account.erased');
      if (erased.length > 0) {
        search.forget(await touchedListings(market, erased));
        forgetSoon();
      }
      const last = facts.at(-1)!;
      search.position = last.position;
      search.fact = factFingerprint(last);
      // Not awaited: the snapshot holds the state at this moment, and the next facts must be indexed meanwhile.
      if (isSnapshotDue()) void writeSnapshot().catch(onFailure);
    },
    onFailure,
  });

  /** After a failed write another is tried soon, but not with every fact: a full disk may stay full. */
  function isSnapshotDue(): boolean {
    const { position } = search;
    return !writing && position - written >= snapshotEvery && position - tried >= snapshotEvery / 10;
  }

  /** The snapshot on disk contains erased sellers until the next one is written, at the latest on close. */
  function forgetSoon(): void {
    forgetting ??= setTimeout(() => {
      forgetting = undefined;
      // A snapshot in progress holds the state from when it began.
      const before = writing ?? Promise.resolve();
      before
        .catch(() => undefined)
        .then(() => (isClosed ? undefined : writeSnapshot()))
        .catch((error: unknown) => {
          onFailure(error);
          if (!isClosed) forgetSoon();
        });
    }, forgetWithin).unref();
  }

  function writeSnapshot(): Promise<void> {
    writing ??= (async () => {
      const target = folder ?? (await snapshotFolder(market, dataDir));
      const { position } = search;
      if (!target || written === position) return;
      tried = position;
      written = await search.writeSnapshot(target);
    })().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  // After a crash the journal is ahead of the snapshot. The server starts to serve once search has caught up.
  await feeding.caughtUpTo(known, startPatience);

  const wait = waitingOnce({
    reached: () => feeding.position,
    until: (position, patience) => feeding.caughtUpTo(position, patience),
  });

  return {
    port: search,
    caughtUp: (position = 0, patience) => wait(Math.max(known, position), patience),
    async close() {
      isClosed = true;
      unlisten();
      await feeding.stop();
      clearTimeout(forgetting);
      // A failure of this snapshot is ignored, because the caller that began it has reported the failure.
      await writing?.catch(() => {});
      await writeSnapshot().catch(onFailure);
      await search.close();
    },
  };
}

/**
 * The folder for this journal's snapshot. Its name derives from the first fact, so the index of another database is
 * never used. Undefined while the journal is empty.
 */
export async function snapshotFolder({ store }: Pick<Market, 'store'>, dataDir: string): Promise<string | undefined> {
  const [first] = await store.readAll(0, 1);
  if (!first) return undefined;
  const identity = createHash('sha256')
    .update(JSON.stringify([documentVersion, factFingerprint(first)]))
    .digest('hex');
  return join(dataDir, 'search', identity.slice(0, 16));
}

/**
 * Removes the snapshots of other journals and of older builds. They are never updated, so they would keep erased data
 * forever.
 */
export async function removeSnapshots(dataDir: string, except?: string): Promise<void> {
  const folder = join(dataDir, 'search');
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => join(folder, name)).filter((path) => path !== except);
  for (const path of others) await rm(path, { recursive: true, force: true });
}

/**
 * The snapshot of a folder, if the journal has the same fact at the snapshot's position. After the restore of an older
 * backup the journal has no fact there at first, and later another fact. An invalid or broken snapshot is removed, so
 * that no later start uses it.
 */
async function ownSnapshot({ store }: Market, folder: string | undefined): Promise<MemorySearch | undefined> {
  if (folder === undefined) return undefined;
  const search = await loadSnapshot(folder);
  if (search && (await fingerprintAt(store, search.position)) === search.fact) return search;
  await search?.close();
  // If the folder is read-only, the rejected snapshot remains, and the next start rejects it again.
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  return undefined;
}

async function filled(market: Market): Promise<MemorySearch> {
  const search = createMemorySearch();
  try {
    const position = await market.store.head();
    await search.putAll(listedDocuments(market));
    search.position = position;
    search.fact = (await fingerprintAt(market.store, position)) ?? '';
    return search;
  } catch (error) {
    await search.close();
    throw error;
  }
}
