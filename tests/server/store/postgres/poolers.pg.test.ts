import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, describe, expect, it, type TestContext } from 'vitest';
import { openMails } from '#server/mail/mails.ts';
import { openPostgresStore } from '#server/store/postgres/postgresStore.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { sharingPooler } from '#tests/drivers/database/sharingPooler.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { written } from '#tests/server/mail/mailMarket.ts';

type Closing = (() => Promise<unknown> | void)[];

const closing: Closing = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describePostgres('on a cluster of its own', (cluster) => {
  async function opened(url: string) {
    const store = await openPostgresStore({ url });
    closing.push(() => store.close());
    return store;
  }

  it.each([1, 2, 5])(
    'a pooler that shares %i sessions between clients is refused, and the message names the setting',
    async (sessions) => {
      const pooler = await sharingPooler(await cluster().createDatabase(), sessions);
      closing.push(() => pooler.close());
      await expect(openPostgresStore({ url: pooler.url })).rejects.toMatchObject({
        name: 'SharedSessions',
        message: expect.stringMatching(/DATABASE_URL.*transaction mode.*direct address.*pool_mode=session/s) as string,
      });
    },
  );

  it('a parameter of the address that has no effect is named at the start', async () => {
    const folder = temporaryFolder();
    closing.push(() => folder.remove());
    const address = `${await cluster().createDatabase()}?schema=shop`;
    const server = await startServerProcess({ DATABASE_URL: address, DATA_DIR: folder.path, DEMO: '0' });
    closing.push(() => server.end('SIGTERM'));
    expect(server.said()).toContain('DATABASE_URL: schema has no effect');
  });

  it('sends no further query to a server without a pooler', async () => {
    expect(await (await opened(await cluster().createDatabase())).head()).toBe(0);
  });

  describe.skipIf(!existsSync('/usr/sbin/pgbouncer'))('with PgBouncer (apt-get install pgbouncer)', () => {
    /** Starts PgBouncer with a pool of a size. More lines of its settings, and of its database's, may be added. */
    async function bouncer(
      mode: string,
      poolSize = 20,
      more: { readonly settings?: string; readonly database?: string } = {},
      ending: Closing = closing,
    ): Promise<string> {
      const target = new URL(await cluster().createDatabase());
      const folder = temporaryFolder();
      chmodSync(folder.path, 0o755);
      const port = await freePort();
      const users = folder.write('users.txt', '"postgres" ""\n"other" ""\n');
      const settings = folder.write(
        'pgbouncer.ini',
        `[databases]\n* = host=127.0.0.1 port=${target.port} ${more.database ?? ''}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nauth_type=trust\nauth_file=${users}\npool_mode=${mode}\nunix_socket_dir=\ndefault_pool_size=${poolSize}\n${more.settings ?? ''}\n`,
      );
      const child = spawn('/usr/sbin/pgbouncer', [settings], {
        ...postgresUser(),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      ending.push(async () => {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
        folder.remove();
      });
      for await (const line of createInterface({ input: child.stderr })) if (line.includes('process up')) break;
      return `postgres://postgres@127.0.0.1:${port}${target.pathname}`;
    }

    it.each(['transaction', 'statement'])('refuses to start behind its mode %s', async (mode) => {
      const url = await bouncer(mode);
      await expect(openPostgresStore({ url })).rejects.toThrow(/pooler/);
    });

    it.each([1, 3])('a pool of %i sessions is refused, and the message names the setting', async (poolSize) => {
      const url = await bouncer('session', poolSize);
      const readsAtOnce = async () => {
        const store = await opened(url);
        await Promise.all(
          Array.from({ length: 4 }, () => store.query({ sql: 'SELECT pg_sleep(0.1)', parameters: [] })),
        );
      };
      await expect(readsAtOnce()).rejects.toMatchObject({
        name: 'TooFewSessions',
        message: expect.stringMatching(/up to 13 at a time, and 22 with SEARCH=sql.*default_pool_size/) as string,
      });
    });

    it('starts behind its mode session', async () => {
      const store = await opened(await bouncer('session'));
      expect(await store.head()).toBe(0);
    });

    // The tests run concurrently, because each waits for a time limit of seconds.
    describe.concurrent('a pool without free sessions', () => {
      const tooFew = { name: 'TooFewSessions', message: expect.stringContaining('default_pool_size') as string };

      /** Occupies sessions of a pool, as another server would. */
      async function takes(url: string, count: number, ending: Closing, ...first: readonly string[]): Promise<void> {
        for (let accepted = 0; accepted < count; accepted += 1) {
          const client = new pg.Client({ connectionString: url });
          client.on('error', () => undefined);
          await client.connect();
          ending.push(() => client.end());
          await client.query(first[accepted] ?? 'SELECT 1');
        }
      }

      /** Creates a list of the resources that are closed when a test ends. */
      function listOf({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Closing {
        const ending: Closing = [];
        onTestFinished(async () => {
          for (const close of ending.toReversed()) await close();
        });
        return ending;
      }

      it('refuses a start while another client has all sessions, and the message names the setting', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 2, {}, ending);
        await takes(url, 2, ending);
        await expect(openPostgresStore({ url })).rejects.toMatchObject(tooFew);
      });

      it('refuses a start when the pooler gives up first', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 2, { settings: 'query_wait_timeout=1' }, ending);
        await takes(url, 2, ending);
        await expect(openPostgresStore({ url })).rejects.toMatchObject(tooFew);
      });

      it('refuses a start when the pooler keeps a client waiting for its login', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 2, { database: 'max_db_connections=2' }, ending);
        await takes(url, 2, ending, 'CREATE ROLE other LOGIN');
        await expect(openPostgresStore({ url: url.replace('postgres@', 'other@') })).rejects.toMatchObject({
          name: 'StoreUnavailable',
          message: expect.stringMatching(/timeout expired.*default_pool_size and max_db_connections/) as string,
        });
      });

      it('refuses a read when no session becomes free, instead of waiting forever', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 3, {}, ending);
        const store = await openPostgresStore({ url, readPatience: 0 });
        ending.push(() => store.close());
        const readings = Array.from({ length: 4 }, () => store.query({ sql: 'SELECT pg_sleep(0.1)', parameters: [] }));
        await expect(Promise.all(readings)).rejects.toMatchObject(tooFew);
      });

      it('names the pool to a reading that waits while readers lack a session', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 3, {}, ending);
        const store = await openPostgresStore({ url, readers: 4, readPatience: 300 });
        ending.push(() => store.close());
        const readings = Array.from({ length: 5 }, () => store.query({ sql: 'SELECT pg_sleep(1)', parameters: [] }));
        const outcomes = await Promise.allSettled(readings);
        expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooFew });
      });

      it('blames no pool for readers that are all busy', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 20, {}, ending);
        const store = await openPostgresStore({ url, readPatience: 300 });
        ending.push(() => store.close());
        const readings = Array.from({ length: 11 }, () => store.query({ sql: 'SELECT pg_sleep(1)', parameters: [] }));
        const outcomes = await Promise.allSettled(readings);
        expect(
          outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])),
        ).toMatchObject([
          { name: 'StoreUnavailable', message: 'PostgreSQL: none of the 10 connections for reading was free in time' },
        ]);
      });

      it('refuses a command when the writer gets no session', async (test) => {
        const ending = listOf(test);
        // The pool has two sessions, which the listener and a reader occupy.
        const url = await bouncer('session', 2, {}, ending);
        const store = await openPostgresStore({ url, readers: 1 });
        ending.push(() => store.close());
        await expect(store.write([{ sql: 'SELECT 1', parameters: [] }])).rejects.toMatchObject(tooFew);
      });

      it('reports that mails wait for a session', async (test) => {
        const ending = listOf(test);
        const url = await bouncer('session', 1, {}, ending);
        await takes(url, 1, ending);
        const market = await openTestMarket(() => 0);
        ending.push(() => market.close());
        const reported = await new Promise((resolve) => {
          const mails = openMails(market.market, {
            ...written,
            post: { deliver: async () => undefined, close: () => undefined },
            databaseUrl: url,
            onFault: () => undefined,
            onFailure: resolve,
          });
          ending.push(() => mails.close());
        });
        expect(reported).toMatchObject(tooFew);
      });
    });
  });
});

/** The user that runs PgBouncer, which refuses to run as root. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
