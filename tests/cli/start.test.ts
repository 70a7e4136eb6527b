import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdList } from '#machines/listing/adItem.ts';
import { startServerProcess } from '#tests/drivers/serverProcess.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmend-start-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) => startServerProcess({ DATA_DIR: folder, ...env });

async function total(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/v10/list.json`, { headers: { 'x-api-hash': 'test' } });
  return ((await answer.json()) as AdList).search_total;
}

describe('npm start', () => {
  it('fills the demonstration market at the first start, and not again at the second', async () => {
    const first = await start();
    const ads = await total(first.url);
    expect(ads).toBeGreaterThan(1000);
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await start();
    expect(await total(second.url)).toBe(ads);
    await second.end('SIGTERM');
  });

  it('starts empty with DEMO=0', async () => {
    const server = await start({ DEMO: '0' });
    expect(await total(server.url)).toBe(0);
    await server.end('SIGTERM');
  });

  it('serves the whole market again after it was killed', async () => {
    const killed = await start();
    const ads = await total(killed.url);
    await killed.end('SIGKILL');
    const again = await start();
    expect(await total(again.url)).toBe(ads);
    await again.end('SIGTERM');
  });

  it('refuses a second server on the same DATA_DIR with a sentence that names it', async () => {
    const server = await start({ DEMO: '0' });
    await expect(start({ DEMO: '0' })).rejects.toThrow(new RegExp(`${folder} is in use by another Allmend process`));
    expect(await total(server.url)).toBe(0);
    await server.end('SIGTERM');
  });

  it('names what is wrong in the environment', async () => {
    await expect(start({ PORT: 'web' })).rejects.toThrow(/PORT: .*"web"/);
  });
});
