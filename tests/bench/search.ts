import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { createMemorySearch, loadSnapshot } from '#server/search/memorySearch.ts';
import { postgresBin } from '#tests/drivers/database/postgres.ts';
import { benchFreshness } from './search/searchFreshness.ts';
import { line, page, report, reportMix, timesOf, whole } from './search/searchFigures.ts';
import { type MixedSearch, mix } from './search/searchMix.ts';
import { scan, scannedListings } from './search/searchScan.ts';
import { SearchMarket } from './search/searchMarket.ts';
import { benchRows } from './search/searchRows.ts';
import { madeUpVocabulary, searching } from './search/searchServices.ts';

// Search over made-up ads (by default 100,000) by the index in memory, the rows in PostgreSQL and a scan of the same
// ads. Each search returns a page, the exact total and all counts. With few results it also returns alternatives: after
// a typing error, the corrected text and its results.

const count = Number(process.argv[2] ?? 100_000);
const searches = 4000;
const searchesInRows = 1000;
const scans = 20;
const changes = 2000;
/** The goals for a search, in milliseconds. They are for 1,000,000 ads, and so hold for fewer. */
const goals = { p50: 0.3, p99: 3 };

const megabytes = () => process.memoryUsage.rss() / 1e6;

console.log(`search over ${whole(count)} ads`);
const empty = megabytes();
const search = createMemorySearch();
const from = performance.now();
await search.putAll(new SearchMarket().documents(count));
const built = performance.now() - from;
await search.settled();
const settled = performance.now() - from;
line('built', `${whole((count * 1000) / built)} ads/s, ${whole(built)} ms; merged after ${whole(settled)} ms`);
line('memory', `${whole(megabytes() - empty)} MB more than before, ${whole(megabytes())} MB in all`);

const requested = mix(searches);
const vocabulary = await madeUpVocabulary(count);
const ask = searching(search, vocabulary);
const inMemory = await reportMix(ask, requested, goals);
await reportStems();
await reportCorrections();
for (const sort of ['cheapest', 'expensive', 'relevant'] as const) {
  report(
    `the whole mix, ${sort}`,
    await timesOf(requested, ({ filter, ...one }) => ask({ ...one, filter: { ...filter, sort } })),
  );
}
for (const sort of ['newest', 'cheapest', 'expensive'] as const) {
  const filter: SearchFilter = { query: '', freeOnly: false, sort, page: 1 };
  report(`the whole market, ${sort}`, await timesOf(Array(300).keys(), () => search.search(filter, page)));
}

const changed = [...new SearchMarket().documents(changes)].map((document) => ({ ...document, listedAt: Date.now() }));
report('a change', await timesOf(changed, (document) => search.apply({ kind: 'put', document })));
await search.settled();
report('the whole mix after changes', await timesOf(requested, ask));

const folder = mkdtempSync(join(tmpdir(), 'allmend-bench-search-'));
try {
  const writing = performance.now();
  await search.writeSnapshot(folder);
  const written = performance.now() - writing;
  const size = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const reading = performance.now();
  const loaded = await loadSnapshot(folder);
  const read = performance.now() - reading;
  line('snapshot', `${whole(size / 1e6)} MB, written in ${whole(written)} ms, read in ${whole(read)} ms`);
  await loaded?.close();
} finally {
  rmSync(folder, { recursive: true });
}

const bin = postgresBin();
if (bin) {
  const inRows = await benchRows(bin, { count, searches: mix(searchesInRows), vocabulary });
  const ratio = (part: 'p50' | 'p95' | 'p99') => `${part} ${whole(inRows[part] / inMemory[part])}`;
  line(
    'ratio',
    `PostgreSQL takes ${ratio('p50')}, ${ratio('p95')}, ${ratio('p99')} times as long as the index in memory`,
  );
} else {
  line('search in rows', 'not measured: PostgreSQL is not installed');
}
await benchFreshness(search, bin);
await search.close();

const listings = scannedListings(new SearchMarket().documents(count));
const scanned = report('the same by a scan', await timesOf(mix(scans), (requested) => scan(listings, requested)));
line('ratio', `a scan takes ${whole(scanned.p50 / inMemory.p50)} times as long as the index in memory`);

/** The share of the searched single words that find ads only by another form of the word. */
async function reportStems(): Promise<void> {
  const words = requested.filter(({ kind }) => kind === 'one word');
  const totalOf = async ({ filter }: MixedSearch, query: string) =>
    (await search.search({ ...filter, query }, page)).total;
  let stemmed = 0;
  for (const word of words) {
    const { query } = word.filter;
    if ((await totalOf(word, query)) > (await totalOf(word, `"${query}"`))) stemmed += 1;
  }
  line('words', `${whole((100 * stemmed) / words.length)} % find ads that have them in another form alone`);
}

/** Prints the share of the typing errors that search corrects. */
async function reportCorrections(): Promise<void> {
  const misspelt = requested.filter(({ kind }) => kind === 'with a typing error');
  const found = await Promise.all(misspelt.map(ask));
  const corrected = found.filter(({ correction }) => correction !== null);
  line('typing errors', `${whole((100 * corrected.length) / misspelt.length)} % are put right`);
}
