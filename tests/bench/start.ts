import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { storedForm } from '#machines/journal/facts.ts';
import { listingFacts } from '#machines/listing/lifecycle/listingFacts.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { listingJournals } from '#server/listing/listingFeature.ts';
import { openMarket } from '#server/market.ts';
import { recorded } from '#server/store/feature.ts';
import type { NewFact } from '#server/store/store.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';

// Start with 1,000,000 listings in the journal: once with no snapshot of the index, once with one; seconds and memory.

const listings = Number(process.argv[2] ?? 1_000_000);
const atOnce = 500;
const words = [
  'Citybike',
  'Sofa',
  'Kinderwagen',
  'Lampe',
  'Gitarre',
  'Skier',
  'Pflanze',
  'Bücher',
  'Telefon',
  'Wohnung',
];

async function fill(folder: string): Promise<void> {
  const market = await openMarket({ dataDir: folder });
  const feature = listingJournals(market.sql);
  await market.store.write([
    { sql: "INSERT INTO accounts (id, name, seller_kind, since) VALUES ('ana', 'Ana', 'private', 0)", parameters: [] },
  ]);
  const meta = { actor: 'bench', chart: feature.source };
  for (let from = 0; from < listings; from += atOnce * 20) {
    const batches = Array.from({ length: 20 }, (_, batch) => {
      const facts: NewFact[] = [];
      const rows = [];
      const read = [];
      for (let index = from + batch * atOnce; index < Math.min(listings, from + (batch + 1) * atOnce); index += 1) {
        const title = `${words[index % 10]} ${words[(index >> 3) % 10]} ${index}`;
        const content = { ...bike, title, price: { kind: 'amount', francs: 1 + (index % 5000) } } as const;
        const history = [
          { type: 'listing.drafted', at: noon, seller: 'ana', content },
          { type: 'listing.published', at: noon + index, expiresAt: noon + index + 60 * day },
        ] as const;
        const stream = `listing-bench${index}`;
        read.push({ stream, version: 0 });
        for (const [step, fact] of history.entries()) {
          facts.push({ ...storedForm(listingFacts, fact), stream, version: step + 1, meta });
          rows.push(...feature.project(recorded(stream, step + 1, fact)));
        }
      }
      return market.store.append({ read, facts, rows });
    });
    await Promise.all(batches);
  }
  await market.close();
}

/** Starts the market once, in a separate process, so that only its memory is measured. */
async function start(folder: string): Promise<void> {
  const from = performance.now();
  const market = await openMarket({ dataDir: folder });
  const search = await openSearch(market, { dataDir: folder, onFailure: console.error });
  const seconds = (performance.now() - from) / 1000;
  const megabytes = process.memoryUsage.rss() / 1e6;
  console.log(
    `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB resident, ${search.port.size.toLocaleString('en')} ads found`,
  );
  await search.close();
  await market.close();
}

if (process.argv[3]) {
  await start(process.argv[3]);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-bench-start-'));
  try {
    const from = performance.now();
    await fill(folder);
    console.log(
      `start with ${listings.toLocaleString('en')} listings in the journal (filled in ${((performance.now() - from) / 1000).toFixed(0)} s)`,
    );
    for (const how of ['without a snapshot', 'with a snapshot   ']) {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [...nodeOptions, fileURLToPath(import.meta.url), String(listings), folder],
        { encoding: 'utf8' },
      );
      console.log(`  ${how}  ${stdout.trim()}${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
