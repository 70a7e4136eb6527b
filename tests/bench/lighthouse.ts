import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { toLanguage } from '#machines/market/language.ts';
import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { pathTo } from '#routes';
import { listPath } from '#server/search/addresses/listPath.ts';
import { startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import { startRemoteChromium } from '#tests/drivers/browser/remoteChromium.ts';

// Lighthouse as a phone on a slow network (its own settings), on the server that `npm start` runs with the
// demonstration market. The pages are the front page, the list, an ad, the list of real estate and a brand's page: the
// median of five runs each. Limits: 100 in accessibility, best practices and search engines, at least 97 in
// performance, and no layout shift. Other load on the machine lowers only the figure of performance; `power` is
// Lighthouse's own measure of the machine's speed. The list is that of all ads: a list for typed words is `noindex`,
// which Lighthouse counts as a fault.
// BRAND=murmel node tests/bench/lighthouse.ts [--language fr] [--runs 1] [--page list] [--reports FOLDER]

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

/** The fields of a Lighthouse report that this benchmark reads (lighthouse/types/lhr). */
interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

const limits = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(limits) as (keyof typeof limits)[];

const { values: options } = parseArgs({
  options: {
    language: { type: 'string', default: 'de' },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    reports: { type: 'string' },
  },
});
const language = toLanguage(options.language);
const runs = Number(options.runs);
const brand = process.env['BRAND'] === 'murmel' ? 'murmel' : 'allmend';

/**
 * Lighthouse sometimes loses the trace of a busy browser and recommends another run; this is the number of attempts.
 */
const attempts = 3;

async function audit(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await auditOnce(url);
    if (!report.runtimeError) return report;
    if (attempt === attempts) throw new Error(`${url}: ${report.runtimeError.message}`);
    console.error(`${url} again: ${report.runtimeError.message}`);
  }
}

/** Audits a page once, in a new browser with empty caches. */
async function auditOnce(url: string): Promise<Report> {
  const browser = await startRemoteChromium();
  try {
    const options = { port: browser.port, onlyCategories: categories, logLevel: 'error' } as const;
    const result = (await lighthouse(url, options)) as { readonly lhr: Report } | undefined;
    if (!result) throw new Error(`${url}: Lighthouse gives no report`);
    return result.lhr;
  } finally {
    await browser.end();
  }
}

/** The path of the newest ad with several pictures: its page has every part. */
async function someListing(server: string): Promise<string> {
  const answer = await fetch(`${server}/api/v10/list.json`, { headers: { 'x-api-hash': 'bench' } });
  const { items } = (await answer.json()) as ListingList;
  const listing = items.find(({ image_names }) => image_names.length > 2);
  if (!listing) throw new Error('No ad of the first page has three pictures');
  return `/${language}/vi/${listing.slug}/${listing.id}`;
}

const middle = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
const percent = (report: Report, category: string) => Math.round(report.categories[category]!.score! * 100);
const value = (report: Report, id: string) => report.audits[id]!.numericValue!;

function print(name: string, path: string, reports: readonly Report[]): void {
  console.log(`  ${name}  ${path}`);
  const row = (title: string, figures: readonly (string | number)[], sum: string) =>
    console.log(`    ${title.padEnd(16)}${figures.map((figure) => String(figure).padStart(7)).join('')}   ${sum}`);
  for (const category of categories) {
    const scores = reports.map((report) => percent(report, category));
    const limit = limits[category];
    row(category, scores, `median ${middle(scores)}, ${(middle(scores) / limit).toFixed(2)} of the limit of ${limit}`);
  }
  const shifts = reports.map((report) => value(report, 'cumulative-layout-shift'));
  row('layout shift', shifts.map(rounded), `median ${rounded(middle(shifts))}, limit 0`);
  const timings = [
    ['first paint', 'first-contentful-paint', 's'],
    ['largest paint', 'largest-contentful-paint', 's'],
    ['speed index', 'speed-index', 's'],
    ['blocking', 'total-blocking-time', 'ms'],
  ] as const;
  for (const [title, id, unit] of timings) {
    const figures = reports.map((report) => value(report, id));
    const format = (figure: number) => (unit === 's' ? (figure / 1000).toFixed(2) : figure.toFixed(0));
    row(title, figures.map(format), `median ${format(middle(figures))} ${unit}`);
  }
  row(
    'power',
    reports.map(({ environment }) => environment.benchmarkIndex.toFixed(0)),
    '',
  );
  for (const line of shortcomings(reports.at(-1)!)) console.log(`    ${line}`);
}

/** Audits of the last run with a cost, except the measures of performance, which are printed above. */
function shortcomings(report: Report): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]!.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id]!.title}`);
}

function rounded(figure: number): string {
  return figure === 0 ? '0' : figure.toFixed(4);
}

const server = await startDemoServer(brand);
try {
  const pages = [
    { name: 'home', path: `/${language}` },
    { name: 'list', path: `/${language}/li` },
    { name: 'detail', path: await someListing(server.url) },
    { name: 'real-estate list', path: listPath(language, { category: realEstate }) },
    { name: 'brand', path: pathTo('brand', language, { brand: 'vw' }) },
  ]
    .filter(({ name }) => options.page?.includes(name) ?? true)
    .map((page) => ({ ...page, reports: [] as Report[] }));
  // A first round, which does not count, creates the pictures. Later disturbances of the machine affect all pages
  // alike.
  for (let round = 0; round <= runs; round += 1) {
    for (const { name, path, reports } of pages) {
      const report = await audit(server.url + path);
      if (round > 0) reports.push(report);
      if (options.reports) {
        mkdirSync(options.reports, { recursive: true });
        writeFileSync(join(options.reports, `${name}-${round}.json`), JSON.stringify(report));
      }
    }
  }
  console.log(`Lighthouse on a phone, ${brand}, ${language}, ${runs} runs`);
  for (const { name, path, reports } of pages) print(name, path, reports);
} finally {
  await server.end();
}
