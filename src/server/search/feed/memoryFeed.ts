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
import { touchedAds } from '#server/listing/touchedAds.ts';
import { waitingOnce } from './waitingOnce.ts';

export interface MemoryFeedOptions {
  readonly dataDir: string;
  readonly onFailure: (error: unknown) => void;
  /** How many facts search may be ahead of its snapshot: what a start after a kill tells it again. */
  readonly snapshotEvery?: number;
  /** How long after somebody was erased the snapshot is written that holds nothing of their ads any more, in milliseconds. */
  readonly forgetWithin?: number;
}

/** At a million ads it costs some ten seconds of the worker and as many of the disk: those of a while are forgotten at once. */
const forgettingPause = 10 * minute;

/** Opens search in memory: from its snapshot, or from the rows of all ads that are listed; then it follows the journal. */
export async function openMemoryFeed(market: Market, options: MemoryFeedOptions): Promise<FedSearch> {
  const { dataDir, onFailure, snapshotEvery = 50_000, forgetWithin = forgettingPause } = options;
  const { store } = market;
  const folder = await snapshotFolder(market, dataDir);
  await removeSnapshots(dataDir, folder);
  let known = await store.head();
  const unlisten = store.onAppend((head) => {
    known = Math.max(known, head);
  });
  const kept = await ownSnapshot(market, folder);
  const search = kept ?? (await filled(market));
  let written = kept?.position ?? 0;
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
        search.forget(await touchedAds(market, erased));
        forgetSoon();
      }
      const last = facts.at(-1)!;
      search.position = last.position;
      search.fact = factFingerprint(last);
      // Not waited for: what is written is what search knew now, and the next facts shall be found meanwhile.
      if (isSnapshotDue()) void writeSnapshot().catch(onFailure);
    },
    onFailure,
  });

  /** After one that could not be written another is tried soon, but not with every fact: a full disk may stay full. */
  function isSnapshotDue(): boolean {
    const { position } = search;
    return !writing && position - written >= snapshotEvery && position - tried >= snapshotEvery / 10;
  }

  /** Whoever was erased is in the snapshot on disk until another one is written; at the latest that is at the end. */
  function forgetSoon(): void {
    forgetting ??= setTimeout(() => {
      forgetting = undefined;
      // One that is being written holds what was known when it began.
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

  // A server that was killed has told the journal more than its snapshot knows: it serves once search knows all of it.
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
      // Who began it has told of its failure.
      await writing?.catch(() => {});
      await writeSnapshot().catch(onFailure);
      await search.close();
    },
  };
}

/**
 * Where the snapshot of this very journal lies: its name is made of the first fact, so that the index of another
 * database is never taken for this one's. Undefined while the journal is empty.
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
 * Removes the snapshots of other journals and of older builds, which nobody would bring up to date: what they hold of somebody
 * would be there for ever.
 */
export async function removeSnapshots(dataDir: string, except?: string): Promise<void> {
  const folder = join(dataDir, 'search');
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => join(folder, name)).filter((path) => path !== except);
  for (const path of others) await rm(path, { recursive: true, force: true });
}

/**
 * The snapshot of a folder, if the journal has the very same fact at its position. A journal that was restored to an
 * earlier day has no fact there, and later another. Such a snapshot is removed, and so is a broken one: no later start
 * may use it.
 */
async function ownSnapshot({ store }: Market, folder: string | undefined): Promise<MemorySearch | undefined> {
  if (folder === undefined) return undefined;
  const search = await loadSnapshot(folder);
  if (search && (await fingerprintAt(store, search.position)) === search.fact) return search;
  await search?.close();
  // A snapshot that stays, because its folder is read-only, is refused again next time.
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
