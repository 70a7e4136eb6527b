import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

// The behaviour of `npm start` over several starts and stops.

async function total({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/api/v10/list.json`, { headers: { 'x-api-hash': 'test' } });
  return ((await answer.json()) as ListingList).search_total;
}

it('fills the demonstration market once, and serves it completely after a kill and after an orderly stop', async () => {
  const folder = temporaryFolder();
  const start = () => startServerProcess({ DATA_DIR: folder.path });
  const killed = await start();
  const listings = await total(killed);
  expect(listings).toBeGreaterThan(1000);
  const said = killed.said();
  expect(said.indexOf('to begin an empty market instead: set DEMO=0')).toBeLessThan(said.indexOf('filling the'));
  expect(said).toContain(`${listings} running ads in search`);
  await killed.end('SIGKILL');
  const ended = await start();
  expect(await total(ended)).toBe(listings);
  expect(await ended.end('SIGTERM')).toBe(0);
  const again = await start();
  expect(await total(again)).toBe(listings);
  await again.end('SIGTERM');
  folder.remove();
});

it.each(['SIGTERM', 'SIGHUP'] as const)(
  'shuts down cleanly when %s arrives several times, as npm and a service manager send it',
  async (signal) => {
    const folder = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR: folder.path, DEMO: '0' });
    // The client's connection stays open, so the shutdown takes a while.
    await total(server);
    const ends = [0, 50, 100, 150].map(async (wait) => {
      await sleep(wait);
      return server.end(signal);
    });
    expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('-wal'))).toEqual([]);
    folder.remove();
  },
);
