import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#server/store/postgres/postgresStore.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { sharingPooler } from '#tests/drivers/database/sharingPooler.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const closing: (() => Promise<unknown> | void)[] = [];
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
    'a pooler that shares %i sessions between clients is refused, and the message says what to set',
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
    async function bouncer(mode: string, poolSize = 20): Promise<string> {
      const target = new URL(await cluster().createDatabase());
      const folder = temporaryFolder();
      chmodSync(folder.path, 0o755);
      const port = await freePort();
      const users = folder.write('users.txt', '"postgres" ""\n');
      const settings = folder.write(
        'pgbouncer.ini',
        `[databases]\n* = host=127.0.0.1 port=${target.port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nauth_type=trust\nauth_file=${users}\npool_mode=${mode}\nunix_socket_dir=\ndefault_pool_size=${poolSize}\n`,
      );
      const child = spawn('/usr/sbin/pgbouncer', [settings], {
        ...postgresUser(),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      closing.push(async () => {
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

    it.each([1, 3])('a pool of %i sessions is refused, and the message says what to set', async (poolSize) => {
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
  });
});

/** PgBouncer refuses to run as root. */
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
