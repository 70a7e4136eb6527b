import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { markMarketPlace } from '#server/marketPlace.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

async function total({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/api/v10/list.json`, { headers: { 'x-api-hash': 'test' } });
  return ((await answer.json()) as ListingList).search_total;
}

describe('npm start', () => {
  it('names what is wrong in the environment', async () => {
    await expect(startServerProcess({ PORT: 'web' })).rejects.toThrow(/PORT: .*"web"/);
  });

  it('refuses a folder whose market is in PostgreSQL without DATABASE_URL, and leaves it as it was', async () => {
    const folder = temporaryFolder();
    try {
      markMarketPlace({ dataDir: folder.path, databaseUrl: 'postgres://ana:secret@db.example/market' });
      await expect(startServerProcess({ DATA_DIR: folder.path, DATABASE_URL: '' })).rejects.toThrow(
        /DATABASE_URL is not set, but .* PostgreSQL/,
      );
      expect(readdirSync(folder.path)).toEqual(['market-in-postgresql.txt']);
    } finally {
      folder.remove();
    }
  });

  describe('with DEMO=0', () => {
    const folder = temporaryFolder();
    const start = () => startServerProcess({ DATA_DIR: folder.path, DEMO: '0' });
    let server: ServerProcess;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(async () => {
      await server.end('SIGTERM');
      folder.remove();
    });

    it('starts empty', async () => {
      expect(await total(server)).toBe(0);
    });

    it('prints nothing on consistent settings', () => {
      expect(server.said()).not.toMatch(/TRUSTED_PROXIES|PUBLIC_URL/);
    });

    it('refuses a second server on the same DATA_DIR with a sentence that names it, and continues', async () => {
      await expect(start()).rejects.toThrow(new RegExp(`${folder.path} is in use by another Allmend process`));
      expect(await total(server)).toBe(0);
    });
  });

  describe('with an https PUBLIC_URL, without HOST, and with lost keys accepted', () => {
    const folder = temporaryFolder();
    let server: ServerProcess;
    beforeAll(async () => {
      const more = { HOST: '', PUBLIC_URL: 'https://allmend.example', LOG_LEVEL: 'info', ACCEPT_LOST_KEYS: '3' };
      server = await startServerProcess({ DATA_DIR: folder.path, DEMO: '0', ...more });
    });
    afterAll(async () => {
      await server.end('SIGTERM');
      folder.remove();
    });

    it('warns that TRUSTED_PROXIES is not set', () => {
      expect(server.said()).toMatch(/TRUSTED_PROXIES is not set/);
    });

    it('reports the accepted losses', () => {
      expect(server.said()).toContain('ACCEPT_LOST_KEYS=3 accepts the loss of the keys of 3 accounts: unset it now');
    });

    it.skipIf(!hasIpv6)('is reached by IPv6 and by IPv4', async () => {
      const { port } = new URL(server.url);
      for (const host of ['[::1]', '127.0.0.1']) {
        expect((await fetch(`http://${host}:${port}/healthz`)).status, host).toBe(200);
      }
    });

    it('logs a login that fails, by which client, and not by which address', async () => {
      const page = await fetch(`${server.url}/en`);
      const cookie = page.headers.getSetCookie().map((each) => each.split(';')[0]!);
      const token = cookie.find((each) => each.startsWith('allmend_csrf='))!.split('=')[1]!;
      const { status } = await fetch(`${server.url}/api/v10/account/auth.json`, {
        method: 'POST',
        headers: { 'x-api-hash': 'test', 'x-csrf-token': decodeURIComponent(token), cookie: cookie.join('; ') },
        body: new URLSearchParams({ email: 'ana.muster@example.ch', password: 'Falsches-Kennwort-77' }),
      });
      expect(status).toBe(400);
      await expect
        .poll(() => server.said())
        .toMatch(/"security":"login\.failed","client":"[^"]+","reason":"noAccount"/);
      expect(server.said()).not.toMatch(/muster|Kennwort/);
    });
  });
});
