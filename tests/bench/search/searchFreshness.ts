import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import type { FedSearch } from '#server/search/feed/fedSearch.ts';
import { snapshotFolder } from '#server/search/feed/memoryFeed.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { openMarket } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import type { MemorySearch } from '#server/search/memorySearch.ts';
import { fingerprintAt } from '#server/store/factFingerprint.ts';
import { startPostgres } from '#tests/drivers/database/postgres.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';
import { page, report } from './searchFigures.ts';

const writes = 500;
/** The goals, in milliseconds from the acknowledgement of a fact to a search answer that contains it. */
const goals = { p99: 5 };

/** Measures how long after its acknowledgement an ad is found, by the process that wrote it and by another. */
export async function benchFreshness(full: MemorySearch, bin: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-bench-fresh-'));
  try {
    const market = await openMarket({ dataDir: folder });
    await knowAna(market);
    // The market in the database is small; search begins with the snapshot of the large one.
    full.position = await market.store.head();
    full.fact = (await fingerprintAt(market.store, full.position))!;
    await full.writeSnapshot((await snapshotFolder(market, folder))!);
    const search = await openSearch(market, { dataDir: folder, onFailure });
    report('found after, memory and SQLite', await delays(market, search), goals);
    await search.close();
    await market.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (bin) await onPostgres(bin);
}

async function onPostgres(bin: string): Promise<void> {
  const cluster = await startPostgres(bin);
  const folder = mkdtempSync(join(tmpdir(), 'allmend-bench-fresh-'));
  try {
    for (const kind of ['memory', 'sql'] as const) {
      const databaseUrl = await cluster.createDatabase();
      const open = async () => {
        const market = await openMarket({ dataDir: folder, databaseUrl });
        if (!(await market.store.head())) await knowAna(market);
        const rows = kind === 'sql' ? { rowsAt: databaseUrl } : {};
        return { market, search: await openSearch(market, { dataDir: join(folder, kind), ...rows, onFailure }) };
      };
      const [writing, other] = [await open(), await open()];
      report(`found after, ${kind} and PostgreSQL`, await delays(writing.market, writing.search), goals);
      report(`the same in another process`, await delays(writing.market, other.search), goals);
      for (const { market, search } of [writing, other]) {
        await search.close();
        await market.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
    await cluster.drop();
  }
}

async function knowAna(market: Market): Promise<void> {
  await market.commands.run({
    actor: 'bench',
    streams: { account: { lifecycle: accountLifecycle, id: ana } },
    decide: ({ account: { account } }) => ({
      account: importSeller(account, { name: 'Ana', sellerKind: 'private', source: 'bench', at: noon }),
    }),
  });
}

let written = 0;

async function delays(market: Market, search: FedSearch): Promise<number[]> {
  const times: number[] = [];
  for (let write = 0; write < writes; write += 1) {
    written += 1;
    const id = `fresh${String(written).padStart(7, '0')}`;
    const done = await market.commands.run({
      actor: 'bench',
      streams: { listing: { lifecycle: listingLifecycle, id } },
      decide: () => ({
        listing: [
          { type: 'listing.drafted', at: noon, seller: ana, content: { ...bike, title: `Frischling ${id}` } } as const,
          { type: 'listing.published', at: noon, expiresAt: noon + day } as const,
        ],
      }),
    });
    if ('refused' in done) throw new Error(JSON.stringify(done));
    const acknowledged = performance.now();
    await search.caughtUp(done.position);
    const { ids } = await search.port.search({ query: id, freeOnly: false, sort: 'newest', page: 1 }, page);
    times.push(performance.now() - acknowledged);
    if (ids[0] !== id) throw new Error(`${id} was not found`);
  }
  return times;
}

function onFailure(error: unknown): never {
  throw error;
}
