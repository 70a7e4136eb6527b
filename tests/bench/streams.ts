import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { openSessions } from '#server/account/login/sessions.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { openMarket } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { postgresBin, startPostgres } from '#tests/drivers/database/postgres.ts';
import { startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { line, percentiles, whole } from './search/searchFigures.ts';
import { apart, beginConversations, makeAccounts } from './streams/streamsMessages.ts';
import {
  accounts,
  measure,
  type Measured,
  ofAccount,
  openStreams,
  perSecond,
  streams,
  type WrittenEvent,
} from './streams/streamsReaders.ts';

// Open streams on one server process as `npm start` runs it, two for each account, while another process writes through
// PostgreSQL at a fixed rate. The writes are bare facts, then a fifth as many messages between accounts, then as many
// messages as facts. Messages use the use case behind the GraphQL mutation. The benchmark measures the delay from a
// write’s due time until both streams of the addressee have it. It also measures the delivered rate and the memory of a
// stream. The peer is a bare `node:http` server that holds as many event streams and receives the same events by
// NOTIFY. It appends nothing, has no sessions and resumes nothing.
// Goals:
// - The 95th percentile is within 500 ms. Below one second, people's flow of thought stays uninterrupted (Nielsen,
// nngroup.com/articles/response-times-3-important-limits); the network and the browser get the other half.
// - 95 % of the messages that are due in a second are delivered in it.
// - A stream takes at most 64 kB.

const goals = { p95: 500, pace: 0.95, bytesOfStream: 64 * 1024 };

interface Figures {
  readonly p95: number;
  readonly bytesOfStream: number;
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

/** The processor time of a process in seconds: fields 14 and 15 of its line, in hundredths (proc(5)). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function reportTimes(name: string, { times, perSecond: reached, pace }: Measured): number {
  const { p50, p95, p99, worst } = percentiles(times);
  line(
    `${name}: until shown`,
    `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)}  worst ${worst.toFixed(1)} ms`,
  );
  line(`${name}: a second`, `${whole(reached)} of ${whole(pace)} (ratio ${(reached / pace).toFixed(2)})`);
  return p95;
}

function reportMemory(name: string, before: number, after: number): number {
  const bytesOfStream = (after - before) / streams;
  line(
    `${name}: memory a stream`,
    `${(bytesOfStream / 1024).toFixed(1)} kB (${whole(before / 2 ** 20)} MB before, ${whole(after / 2 ** 20)} MB with ${whole(streams)})`,
  );
  return bytesOfStream;
}

/** Appends the fact that an account has saved an ad, directly to the store. */
function savingBarely(market: Market): (number: number) => Promise<WrittenEvent> {
  const versions = new Map<string, number>();
  return async (number) => {
    const account = accounts[(number * apart) % accounts.length]!;
    const version = versions.get(account) ?? 0;
    versions.set(account, version + 1);
    const stream = streamOf(favouritesLifecycle, account);
    const data = { listing: 'bikebikebike', francs: null };
    const fact = { stream, version: version + 1, type: 'favourites.added', schemaVersion: 1, at: Date.now(), data };
    const meta = { actor: account, chart: 'bench' };
    const outcome = await market.store.append({ read: [{ stream, version }], facts: [{ ...fact, meta }], rows: [] });
    if (outcome.kind !== 'appended') throw new Error(`${stream}: ${outcome.kind}`);
    return { position: outcome.facts[0]!.position, account };
  };
}

async function analyzed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
}

async function ours(
  databaseUrl: string,
): Promise<Figures & { readonly p95OfMessages: number; readonly paceOfMessages: number }> {
  const folder = temporaryFolder();
  const market = await openMarket({ dataDir: folder.path, databaseUrl });
  await makeAccounts(market);
  const writeNext = await beginConversations(market);
  // PostgreSQL analyses its tables by itself within a minute; until then its query plans are those of empty tables.
  await analyzed(databaseUrl);
  const sessions = openSessions(market);
  const cookies = new Map<string, string>();
  for (let from = 0; from < accounts.length; from += 500) {
    await Promise.all(
      accounts.slice(from, from + 500).map(async (account) => {
        const begun = await sessions.begin(account, { remembered: false, agent: '', place: '', version: 2 });
        cookies.set(account, begun!.cookie);
      }),
    );
  }
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder.path,
    DEMO: '0',
    REQUESTS_PER_MINUTE: '1000000',
    // The server trusts the benchmark as a proxy, since the connections of a single client are limited.
    TRUSTED_PROXIES: '1',
    NODE_ENV: 'production',
  });
  const before = residentBytes(server.pid);
  const opened = performance.now();
  const readers = await openStreams(Number(new URL(server.url).port), (account) => {
    const cookie = cookies.get(account)!;
    return [
      'GET /api/v10/messaging/stream/status HTTP/1.1\r\nhost: bench\r\nx-api-hash: bench\r\naccept: application/x-ndjson\r\n',
      `cookie: allmend_session=${cookie}\r\nx-csrf-token: ${csrfTokenOf(cookie)}\r\n\r\n`,
    ].join('');
  });
  line('ours: opened', `${whole(streams / ((performance.now() - opened) / 1000))} streams a second`);
  const bytesOfStream = reportMemory('ours', before, residentBytes(server.pid));
  const p95 = reportTimes('ours, facts', await measure(readers.received, savingBarely(market)));
  reportTimes('ours, fewer messages', await measure(readers.received, writeNext, perSecond / 5));
  const work = [cpuSeconds(server.pid), cpuSeconds(process.pid)];
  const messages = await measure(readers.received, writeNext);
  const p95OfMessages = reportTimes('ours, messages', messages);
  const ofMessage = [server.pid, process.pid].map((pid, number) => {
    const seconds = cpuSeconds(pid) - work[number]!;
    return ((seconds * 1000 * ofAccount) / messages.times.length).toFixed(2);
  });
  // Processor times are independent of other load on the machine.
  line(
    'ours, messages: work',
    `${ofMessage[0]} ms of the server a message, ${ofMessage[1]} ms of who writes and reads`,
  );
  if (readers.ended > 0) throw new Error(`${readers.ended} streams have ended`);
  readers.close();
  await server.end('SIGTERM');
  await market.close();
  folder.remove();
  return { p95, p95OfMessages, paceOfMessages: messages.perSecond / messages.pace, bytesOfStream };
}

async function peer(databaseUrl: string): Promise<Figures> {
  const script = fileURLToPath(new URL('streams/streamsPeer.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [...nodeOptions, script, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  const before = residentBytes(child.pid!);
  const readers = await openStreams(
    Number(said.toString()),
    (account) => `GET /${account} HTTP/1.1\r\nhost: bench\r\n\r\n`,
  );
  const after = residentBytes(child.pid!);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const times = await measure(readers.received, async (number) => {
    const reported = { position: number + 1, account: accounts[(number * apart) % accounts.length]! };
    const values = ['bench', `${reported.account} ${reported.position}`];
    await pool.query({ name: 'tell', text: 'SELECT pg_notify($1, $2)', values });
    return reported;
  });
  const figures = { p95: reportTimes('peer', times), bytesOfStream: reportMemory('peer', before, after) };
  readers.close();
  await pool.end();
  child.kill();
  await once(child, 'exit');
  return figures;
}

const bin = postgresBin();
if (bin === undefined) throw new Error('This benchmark needs PostgreSQL (apt-get install postgresql)');
const cluster = await startPostgres(bin);
try {
  const own = await ours(await cluster.createDatabase());
  const other = await peer(await cluster.createDatabase());
  for (const [name, p95] of [
    ['facts', own.p95],
    ['messages', own.p95OfMessages],
  ] as const) {
    line(
      `ratio: ${name} until shown, p95`,
      `${(p95 / other.p95).toFixed(2)} of the peer, ${(p95 / goals.p95).toFixed(2)} of the limit of ${goals.p95} ms`,
    );
  }
  line(
    'ratio: memory a stream',
    `${(own.bytesOfStream / other.bytesOfStream).toFixed(2)} of the peer, ${(own.bytesOfStream / goals.bytesOfStream).toFixed(2)} of the limit of ${goals.bytesOfStream / 1024} kB`,
  );
  const isSlow = own.p95 > goals.p95 || own.p95OfMessages > goals.p95 || own.paceOfMessages < goals.pace;
  if (isSlow || own.bytesOfStream > goals.bytesOfStream) process.exitCode = 1;
} finally {
  await cluster.drop();
}
