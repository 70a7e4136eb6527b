import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { favouritesLifecycle } from '#machines/favourites/favouritesLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { openSessions } from '#server/account/sessions.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { openMarket } from '#server/market.ts';
import { postgresBin, startPostgres } from '#tests/drivers/postgres.ts';
import { startServerProcess } from '#tests/drivers/serverProcess.ts';
import { temporaryFolder } from '#tests/drivers/temporaryFolder.ts';
import { line, percentiles, whole } from './searchFigures.ts';

// So many streams open on one process of a server as `npm start` runs it, two of each account, while so many facts a second are
// appended through PostgreSQL by another process: how long from before the append until both readers have it, and how much memory a
// stream takes. The peer is a bare `node:http` server that holds as many event streams and is told of the same by NOTIFY: it
// appends nothing, knows no session and resumes nothing. Goals: 95 of 100 events within 500 ms, or twice the peer, and 64 kB a stream.

const [streams = 10_000, perSecond = 1_000] = process.argv.slice(2).map(Number);
const seconds = 15;
const ofAccount = 2;
const openedAtOnce = 50;
const goals = { p95: 500, bytesOfStream: 64 * 1024 };

const accounts = Array.from({ length: Math.ceil(streams / ofAccount) }, (_, number) => `bench${number}`);

/** What a reader has heard, by what tells events apart, and when. */
type Heard = Map<string, number[]>;

interface Figures {
  readonly p95: number;
  readonly bytesOfStream: number;
}

/** Opens the streams of a server, and gives what they hear. Rejects where one is not opened. */
async function openStreams(port: number, headOf: (account: string) => string) {
  const heard: Heard = new Map();
  const sockets: Socket[] = [];
  let ended = 0;
  let next = 0;

  const openOne = (account: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      let isOpen = false;
      sockets.push(socket);
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        text += chunk;
        const last = text.lastIndexOf('\n');
        for (const told of text.slice(0, last + 1).matchAll(/"position":(\d+)/g)) {
          if (isOpen) heard.set(told[1]!, [...(heard.get(told[1]!) ?? []), performance.now()]);
          isOpen = true;
          resolve();
        }
        text = text.slice(last + 1);
        if (!isOpen && chunk.startsWith('HTTP/1.1 ') && !chunk.startsWith('HTTP/1.1 200')) reject(new Error(chunk));
      });
      socket.on('error', reject);
      socket.on('close', () => (ended += 1));
      socket.write(headOf(account));
    });

  await Promise.all(
    Array.from({ length: openedAtOnce }, async () => {
      while (next < streams) {
        const account = accounts[next % accounts.length]!;
        next += 1;
        await openOne(account);
      }
    }),
  );
  return {
    heard,
    get ended() {
      return ended;
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Tells events at their pace by `tell`, which gives what tells one apart, and how long each took to both of its readers. */
async function measure(heard: Heard, tell: (account: string) => Promise<string>): Promise<readonly number[]> {
  const from = performance.now();
  const telling: Promise<readonly [string, number]>[] = [];
  while (performance.now() - from < seconds * 1000) {
    const due = Math.floor(((performance.now() - from) / 1000) * perSecond);
    while (telling.length < due) {
      const began = performance.now();
      // Far apart, so that no account has two at once.
      const account = accounts[(telling.length * 7919) % accounts.length]!;
      telling.push(tell(account).then((position) => [position, began] as const));
    }
    await sleep(2);
  }
  const told = await Promise.all(telling);
  await sleep(3000);
  return told.flatMap(([position, began]) => {
    const at = heard.get(position) ?? [];
    if (at.length !== ofAccount) throw new Error(`${position} was heard ${at.length} times`);
    return at.map((time) => time - began);
  });
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

function told(name: string, before: number, after: number, times: readonly number[]): Figures {
  const { p50, p95, p99, worst } = percentiles(times);
  const bytesOfStream = (after - before) / streams;
  line(
    `${name}: until shown`,
    `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)}  worst ${worst.toFixed(1)} ms`,
  );
  line(
    `${name}: memory a stream`,
    `${(bytesOfStream / 1024).toFixed(1)} kB (${whole(before / 2 ** 20)} MB before, ${whole(after / 2 ** 20)} MB with ${whole(streams)})`,
  );
  return { p95, bytesOfStream };
}

async function ours(databaseUrl: string): Promise<Figures> {
  const folder = temporaryFolder();
  const market = await openMarket({ dataDir: folder.path, databaseUrl });
  const sessions = openSessions(market);
  const cookies = new Map<string, string>();
  for (let from = 0; from < accounts.length; from += 500) {
    await Promise.all(
      accounts.slice(from, from + 500).map(async (account) => {
        const begun = await sessions.begin(account, { remembered: false, agent: '', place: '', version: 0 });
        cookies.set(account, begun!.cookie);
      }),
    );
  }
  const server = await startServerProcess({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder.path, DEMO: '0', REQUESTS_PER_MINUTE: '1000000' },
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
  const after = residentBytes(server.pid);
  const versions = new Map<string, number>();
  const times = await measure(readers.heard, async (account) => {
    const version = versions.get(account) ?? 0;
    versions.set(account, version + 1);
    const stream = streamOf(favouritesLifecycle, account);
    const data = { listing: 'bikebikebike', francs: null };
    const fact = { stream, version: version + 1, type: 'favourites.added', schemaVersion: 1, at: Date.now(), data };
    const meta = { actor: account, chart: 'bench' };
    const outcome = await market.store.append({ read: [{ stream, version }], facts: [{ ...fact, meta }], rows: [] });
    if (outcome.kind !== 'appended') throw new Error(`${stream}: ${outcome.kind}`);
    return String(outcome.facts[0]!.position);
  });
  if (readers.ended > 0) throw new Error(`${readers.ended} streams have ended`);
  const figures = told('ours', before, after, times);
  readers.close();
  await server.end('SIGTERM');
  await market.close();
  folder.remove();
  return figures;
}

async function peer(databaseUrl: string): Promise<Figures> {
  const script = fileURLToPath(new URL('streamsPeer.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  const before = residentBytes(child.pid!);
  const readers = await openStreams(
    Number(said.toString()),
    (account) => `GET /${account} HTTP/1.1\r\nhost: bench\r\n\r\n`,
  );
  const after = residentBytes(child.pid!);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  let position = 0;
  const times = await measure(readers.heard, async (account) => {
    position += 1;
    const own = String(position);
    await pool.query({ name: 'tell', text: 'SELECT pg_notify($1, $2)', values: ['bench', `${account} ${own}`] });
    return own;
  });
  const figures = told('peer', before, after, times);
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
  line(
    'ratio: until shown, p95',
    `${(own.p95 / other.p95).toFixed(2)} of the peer, ${(own.p95 / goals.p95).toFixed(2)} of the limit of ${goals.p95} ms`,
  );
  line(
    'ratio: memory a stream',
    `${(own.bytesOfStream / other.bytesOfStream).toFixed(2)} of the peer, ${(own.bytesOfStream / goals.bytesOfStream).toFixed(2)} of the limit of ${goals.bytesOfStream / 1024} kB`,
  );
  // A machine that is busy with something else slows both.
  const longest = Math.max(goals.p95, 2 * other.p95);
  if (own.p95 > longest || own.bytesOfStream > goals.bytesOfStream) process.exitCode = 1;
} finally {
  await cluster.drop();
}
