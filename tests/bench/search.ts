import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { createMemorySearch, loadSnapshot } from '#server/search/memorySearch.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { SearchMarket } from './searchMarket.ts';

// Search over made-up ads, 100,000 or as many as asked for, beside a scan of the same ads in the same run. Each search
// gives a page of 30, the exact total and both counts.

const count = Number(process.argv[2] ?? 100_000);
const page = { size: 30 };
const searches = 4000;
const scans = 20;
const changes = 2000;

const filters = (): SearchFilter[] => [...new SearchMarket().filters(searches)];
const line = (name: string, text: string) => console.log(`  ${name.padEnd(28)}${text}`);
const whole = (number: number) => Math.round(number).toLocaleString('en');
const megabytes = () => process.memoryUsage.rss() / 1e6;

async function timed(run: () => unknown): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/** How long each of these takes, one after the other. */
async function timesOf<T>(all: readonly T[], run: (one: T) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const one of all) times.push(await timed(() => run(one)));
  return times;
}

/** Milliseconds at the 50th, 95th and 99th percentile, and the worst. */
function percentiles(times: readonly number[]): readonly number[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99, 1].map((part) => sorted[Math.ceil(part * sorted.length) - 1]!);
}

function report(name: string, times: readonly number[]): number {
  const [p50, p95, p99, worst] = percentiles(times).map((time) => time.toFixed(3).padStart(9));
  line(name, `p50 ${p50}  p95 ${p95}  p99 ${p99}  worst ${worst} ms`);
  return times.reduce((sum, time) => sum + time) / times.length;
}

const kinds = ['browsing', 'one word', 'two words', 'word, canton and price'];
const ofKind = <T>(all: readonly T[], kind: number) => all.filter((_, number) => number % kinds.length === kind);

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

await timesOf(filters(), (filter) => search.search(filter, page));
const times = await timesOf(filters(), (filter) => search.search(filter, page));
for (const [kind, name] of kinds.entries()) report(name, ofKind(times, kind));
const mean = report('all of them', times);
for (const sort of ['cheapest', 'relevant'] as const) {
  report(`all of them, ${sort}`, await timesOf(filters(), (filter) => search.search({ ...filter, sort }, page)));
}

const changed = [...new SearchMarket().documents(changes)].map((document) => ({ ...document, listedAt: Date.now() }));
report('a change', await timesOf(changed, (document) => search.apply({ kind: 'put', document })));
await search.settled();
report('all of them after it', await timesOf(filters(), (filter) => search.search(filter, page)));

const folder = mkdtempSync(join(tmpdir(), 'allmend-bench-search-'));
try {
  const writing = performance.now();
  await search.writeSnapshot(folder);
  const written = performance.now() - writing;
  await search.close();
  const size = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const reading = performance.now();
  const loaded = await loadSnapshot(folder);
  line(
    'snapshot',
    `${whole(size / 1e6)} MB, written in ${whole(written)} ms, read in ${whole(performance.now() - reading)} ms`,
  );
  await loaded?.close();
} finally {
  rmSync(folder, { recursive: true });
}

const texts = Array.from(new SearchMarket().documents(count), (document) => ({
  document,
  text: ` ${document.title} ${document.body} `,
}));
const scanning = report('the same by a scan', await timesOf(filters().slice(0, scans), scan));
line('ratio', `a scan takes ${whole(scanning / mean)} times as long`);

/** What one writes first: a loop over all ads, each word looked for in the text as it is written. */
function scan({ query, category, region, priceFrom = 0, priceTo = Infinity, page: wanted }: SearchFilter) {
  const words = query.split(' ').map((word) => (word ? ` ${word} ` : ''));
  const isPriced = priceFrom > 0;
  const categories: Record<number, number> = {};
  const regions: Record<number, number> = {};
  const found: SearchDocument[] = [];
  for (const { document, text } of texts) {
    const { price } = document;
    if (isPriced && (price === null || price < priceFrom || price > priceTo)) continue;
    if (!words.every((word) => text.includes(word))) continue;
    const isInCategory = category === undefined || category === document.topCategory;
    const isInRegion = region === undefined || region === document.region;
    if (isInRegion) categories[document.topCategory] = (categories[document.topCategory] ?? 0) + 1;
    if (isInCategory) regions[document.region ?? 0] = (regions[document.region ?? 0] ?? 0) + 1;
    if (isInCategory && isInRegion) found.push(document);
  }
  found.sort((a, b) => b.listedAt - a.listedAt);
  return { ids: found.slice((wanted - 1) * page.size, wanted * page.size), total: found.length, categories, regions };
}
