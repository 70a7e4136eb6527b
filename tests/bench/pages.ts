import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { languages } from '#machines/market/language.ts';
import { loadBuiltWeb, type RenderRequest } from '#server/pages/rendering/ssrBundle.ts';
import { Connection } from './connection.ts';
import { percentiles } from './search/searchFigures.ts';

// Pages of a server as `npm start` runs it, with the demonstration market and its logs written. They are rendered
// (every address is requested once) or come from the cache. The peer is `renderToString` of the same tree with its data
// in memory, which reads no request, no search and no row, and sends nothing. Figures are pages per second of processor
// time, all threads counted. Server and peer are warm. Goals: rendered at least 0.5 of the peer, from the cache at
// least 5,000. Third goal: 8 connections request uncached pages of results without a pause, and the 95th percentile is
// within 4 times the peer's median.

const rounds = 9;
/**
 * The duration of each measurement in a round, in milliseconds. Waits take longer: a percentile of 95 needs some seven
 * hundred pages.
 */
const span = 1000;
const spanOfWaits = 3000;
const visitors = 16;
const connections = 8;
/** The most detail pages in one load: of some ten thousand, each is requested only once. */
const mostOfDetail = 900;
/** Pages of each kind of results that server and peer have rendered before the measurement. */
const warmUp = { server: 4000, peer: 1000 };
/** The limit of a page's time at this many connections, as a multiple of the peer's median. */
const patience = 4;
/** The number of ads whose pages represent all: for the peer, and in the cache. */
const samples = 400;

/** The request headers of a returning browser. */
const asking = 'accept-encoding: gzip, deflate, br, zstd\r\ncookie: allmend_lang=de; allmend_csrf=bench\r\n';

/** The data of a page's first rendering, in the form of `src/web/page/firstPage.tsx`. */
interface FirstData extends Omit<RenderRequest, 'url' | 'firstData'> {
  readonly address: string;
  readonly data: unknown;
}

class Server {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: visitors });
  readonly #folder = mkdtempSync(join(tmpdir(), 'allmend-bench-pages-'));
  readonly #log = openSync(join(this.#folder, 'log'), 'w');
  #process: ChildProcess | undefined;
  #port = 0;

  async start(): Promise<void> {
    this.#port = await freePort();
    const script = fileURLToPath(new URL('../../src/cli/start.ts', import.meta.url));
    this.#process = spawn(process.execPath, [...process.execArgv, script], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: join(this.#folder, 'data'),
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        REQUESTS_PER_MINUTE: '1000000',
      },
      stdio: ['ignore', this.#log, 'inherit'],
    });
    while (!(await this.ask('/readyz').catch(() => undefined))) await sleep(100);
  }

  /** Opens a connection that generates load. */
  connection(): Connection {
    return new Connection(this.#port);
  }

  /** Requests a path and resolves to the body of the response. */
  ask(path: string, headers: Record<string, string> = {}): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: this.#port, path, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
        response.on('error', reject);
      }).on('error', reject);
    });
  }

  /**
   * Reads from the server's metrics the seconds of processor time since its start, and the number of rendered pages.
   */
  async figures(): Promise<{ readonly seconds: number; readonly made: number }> {
    const text = (await this.ask('/metrics')).toString();
    const read = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)![1]);
    return { seconds: read('process_cpu_seconds_total'), made: read('allmend_pages{how="made"}') };
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    const ended = new Promise((resolve) => this.#process!.once('exit', resolve));
    this.#process!.kill('SIGTERM');
    await ended;
    closeSync(this.#log);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Requests pages for a while, with a fixed number at a time. Returns pages per second of the server's processor time,
 * and the duration of each.
 */
async function load(
  server: Server,
  paths: () => string,
  expected: 'made' | 'found',
  { atATime = visitors, during = span, most = Infinity } = {},
): Promise<{ readonly rate: number; readonly times: readonly number[] }> {
  const connected = Array.from({ length: atATime }, () => server.connection());
  const before = await server.figures();
  const until = performance.now() + during;
  const times: number[] = [];
  let begun = 0;
  const visit = async (visitor: Connection) => {
    while (performance.now() < until && begun < most) {
      begun += 1;
      const requested = performance.now();
      const { status, text } = await visitor.ask(paths(), asking);
      if (status !== 200 || !/^content-encoding: zstd$/im.test(text)) throw new Error(text);
      times.push(performance.now() - requested);
    }
  };
  await Promise.all(connected.map(visit));
  for (const visitor of connected) visitor.close();
  const after = await server.figures();
  const made = after.made - before.made;
  if (expected === 'made' ? made !== times.length : made > samples) {
    throw new Error(`Of ${times.length} pages ${made} were made, and they should have been ${expected}`);
  }
  return { rate: times.length / (after.seconds - before.seconds), times };
}

/** Pages per second of this process's processor time, and the duration of each. */
async function peer(requests: readonly RenderRequest[]): ReturnType<typeof load> {
  const before = process.cpuUsage();
  const until = performance.now() + span;
  const times: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    const { html } = await ssrBundle.render(requests[times.length % requests.length]!);
    // React returns a rope string, whose pieces the first reader has to join: that cost is part of the measurement.
    if (Buffer.byteLength(html) === 0) throw new Error('Nothing was rendered');
    times.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(before);
  return { rate: (times.length * 1e6) / (user + system), times };
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const middle = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

const { ssrBundle: built } = await loadBuiltWeb('allmend');
const ssrBundle = built as typeof built & { render(request: RenderRequest): Promise<{ readonly html: string }> };

const server = new Server();
await server.start();
try {
  const first = JSON.parse(
    (await server.ask('/api/v10/list.json', { 'x-api-hash': 'bench' })).toString(),
  ) as ListingList;
  const listings: ListingList['items'][number][] = [];
  for (let page = 1; listings.length < first.search_total; page += 1) {
    const body = await server.ask(`/api/v10/list.json?o=${page}`, { 'x-api-hash': 'bench' });
    listings.push(...(JSON.parse(body.toString()) as ListingList).items);
  }
  const pageOf = ({ slug, id }: (typeof listings)[number], language = 'de') => `/${language}/vi/${slug}/${id}`;
  // Every request is different: another highest price finds the same ads, and each ad has a page in each language.
  let price = 10_000_000;
  const [looked, requested] = [listings.slice(0, samples), listings.slice(samples)];
  const kinds = [
    { name: 'list', areResults: true, known: ['/de/li'], each: () => `/de/li?pe=${(price += 1)}` },
    {
      name: 'homes',
      areResults: true,
      known: ['/de/immobilien/angebot/alle'],
      each: () => `/de/immobilien/angebot/alle?pe=${(price += 1)}`,
    },
    {
      name: 'detail',
      areResults: false,
      known: looked.map((listing) => pageOf(listing)),
      each: cycling(languages.flatMap((language) => requested.map((listing) => pageOf(listing, language)))),
    },
  ];
  console.log(`pages of a market of ${whole(listings.length)} ads, a second of processor time`);
  for (const { name, areResults, known, each } of kinds) {
    const documents = await Promise.all(known.map(async (path) => (await server.ask(path)).toString()));
    const requests = documents.map(requestIn);
    const size = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
    let next = 0;
    const figures = { peer: [] as number[], rendered: [] as number[], cached: [] as number[] };
    const waits: { readonly p95: number; readonly bare: number }[] = [];
    const measure = async (isMeasured: boolean) => {
      const round = {
        peer: await peer(requests),
        rendered: await load(server, each, 'made', { most: areResults ? Infinity : mostOfDetail }),
        cached: await load(server, () => known[(next += 1) % known.length]!, 'found'),
      };
      if (!isMeasured) return;
      for (const key of ['peer', 'rendered', 'cached'] as const) figures[key].push(round[key].rate);
    };
    if (areResults) {
      await warmed(warmUp.peer, () => peer(requests));
      await warmed(warmUp.server, () => load(server, each, 'made', { atATime: connections }));
    }
    await measure(false);
    for (let round = 0; round < rounds; round += 1) await measure(true);
    // Server and peer are measured alternately, so that other load on the machine slows both.
    for (let round = 0; areResults && round < rounds; round += 1) {
      const bare = percentiles((await peer(requests)).times).p50;
      const { times } = await load(server, each, 'made', { atATime: connections, during: spanOfWaits });
      waits.push({ p95: percentiles(times).p95, bare });
    }
    const [bare, rendered, cached] = [middle(figures.peer), middle(figures.rendered), middle(figures.cached)];
    // Compared by round, because a busy machine slows all three of a round alike.
    const ratio = middle(figures.rendered.map((figure, round) => figure / figures.peer[round]!));
    console.log(
      `  ${name.padEnd(8)}${whole(size / 1000).padStart(4)} kB  renderToString alone ${whole(bare)}; rendered ${whole(rendered)}, ` +
        `${ratio.toFixed(2)} of it; from the cache ${whole(cached)}, ${(cached / rendered).toFixed(0)} times as many`,
    );
    if (!areResults) continue;
    const [p95, p50] = [middle(waits.map((wait) => wait.p95)), middle(waits.map((wait) => wait.bare))];
    const times = middle(waits.map((wait) => wait.p95 / wait.bare));
    console.log(
      `    at ${connections} connections p95 ${p95.toFixed(2)} ms, ${times.toFixed(2)} times the p50 of renderToString, ` +
        `${p50.toFixed(2)} ms (limit ${patience})`,
    );
  }
} finally {
  await server.stop();
}

/** Repeats a measurement until this many pages have been rendered. */
async function warmed(pages: number, measure: () => ReturnType<typeof load>): Promise<void> {
  for (let rendered = 0; rendered < pages;) rendered += (await measure()).times.length;
}

/** The data from which a page was rendered, as sent to the browser. */
function requestIn(html: string): RenderRequest {
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html)![1]!;
  const { address, data, ...first } = JSON.parse(json) as FirstData;
  return { ...first, url: address, firstData: data };
}

function cycling(paths: readonly string[]): () => string {
  let next = 0;
  return () => {
    if (next === paths.length) throw new Error('Every page has been requested; the next would come from the cache');
    return paths[next++]!;
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
