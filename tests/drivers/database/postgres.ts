import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A separate PostgreSQL cluster for tests: nothing else uses it, so it may be stopped and killed. */
export interface PostgresCluster {
  /** Creates an empty database; resolves to its connection URL. */
  createDatabase(): Promise<string>;
  /** Stops the cluster as an administrator would: connections are cut, and nothing acknowledged is lost. */
  stop(): Promise<void>;
  /** Starts the cluster again at the same address; resolves when it accepts connections. */
  start(): Promise<void>;
  /** Kills the postmaster with SIGKILL, as an operating system out of memory would. */
  kill9(): Promise<void>;
  /** Stops the cluster and deletes its files. */
  drop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`: ALLMEND_POSTGRES_BIN, the path, or Debian's location. */
export function postgresBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = process.env['ALLMEND_POSTGRES_BIN']
    ? [process.env['ALLMEND_POSTGRES_BIN']]
    : [...versions.map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root; root runs it as the system's user `postgres`. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
  readonly cwd: string;
}

/** A temporary folder of PostgreSQL's user, and the identity under which programs run there. */
function ownFolder(): { readonly folder: string; readonly identity: Identity } {
  const { uid, gid } = owner();
  const folder = mkdtempSync(join(tmpdir(), 'allmend-pg-'));
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return { folder, identity: { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }), cwd: folder } };
}

function initdb(bin: string, data: string, identity: Identity): void {
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...settings], { ...identity, stdio: 'ignore' });
}

/** The files of a cluster that has never been started, in a temporary folder: clusters that are copies start sooner. */
export function emptyCluster(bin: string): { readonly data: string; drop(): void } {
  const { folder, identity } = ownFolder();
  const data = join(folder, 'data');
  initdb(bin, data, identity);
  return { data, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Creates and starts a cluster in a temporary folder with additional settings, optionally as a copy of an empty one.
 * Here fsync is on, because durability is tested.
 */
export async function startPostgres(
  bin: string,
  more: Readonly<Record<string, string>> = {},
  empty?: string,
): Promise<PostgresCluster> {
  const { folder, identity } = ownFolder();
  const data = join(folder, 'data');
  if (empty === undefined) initdb(bin, data, identity);
  else execFileSync('cp', ['-a', empty, data], { ...identity, stdio: 'ignore' });

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_buffers: '64MB',
    ...more,
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let postmaster: ChildProcess | undefined;
  let databases = 0;

  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function start(): Promise<void> {
    // After a SIGKILL the last child process may still be running; until it ends the new one refuses to start.
    while (!(await started())) await sleep(50);
  }

  async function started(): Promise<boolean> {
    const child = spawn(join(bin, 'postgres'), args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
    postmaster = child;
    const log: string[] = [];
    const ready = new Promise<boolean>((resolve) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        log.push(line);
        if (log.length > 100) log.shift();
        if (line.includes('ready to accept connections')) resolve(true);
      });
    });
    const up = await Promise.race([ready, once(child, 'close').then(() => false)]);
    const mayTryAgain = log.some((line) => /pre-existing shared memory|lock file "postmaster.pid"/.test(line));
    if (!up && !mayTryAgain) throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
    return up;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = postmaster;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  const dieWithTests = () => void postmaster?.kill('SIGQUIT');
  process.once('exit', dieWithTests);
  await start();
  return {
    async createDatabase() {
      const name = `market_${(databases += 1)}`;
      const admin = new pg.Client({ connectionString: url('postgres') });
      await admin.connect();
      await admin.query(`CREATE DATABASE ${name}`);
      await admin.end();
      return url(name);
    },
    start,
    stop: () => end('SIGINT'),
    kill9: () => end('SIGKILL'),
    async drop() {
      process.off('exit', dieWithTests);
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
