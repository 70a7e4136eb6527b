import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdList } from '#machines/listing/adItem.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/serverProcess.ts';
import { temporaryFolder } from '#tests/drivers/temporaryFolder.ts';

async function total({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/api/v10/list.json`, { headers: { 'x-api-hash': 'test' } });
  return ((await answer.json()) as AdList).search_total;
}

describe('npm start', () => {
  it('fills the demonstration market once, and serves it whole after it was killed and after it was ended', async () => {
    const folder = temporaryFolder();
    const start = () => startServerProcess({ DATA_DIR: folder.path });
    const killed = await start();
    const ads = await total(killed);
    expect(ads).toBeGreaterThan(1000);
    await killed.end('SIGKILL');
    const ended = await start();
    expect(await total(ended)).toBe(ads);
    expect(await ended.end('SIGTERM')).toBe(0);
    const again = await start();
    expect(await total(again)).toBe(ads);
    await again.end('SIGTERM');
    folder.remove();
  });

  it('names what is wrong in the environment', async () => {
    await expect(startServerProcess({ PORT: 'web' })).rejects.toThrow(/PORT: .*"web"/);
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

    it('refuses a second server on the same DATA_DIR with a sentence that names it, and goes on', async () => {
      await expect(start()).rejects.toThrow(new RegExp(`${folder.path} is in use by another Allmend process`));
      expect(await total(server)).toBe(0);
    });
  });
});
