import { execFile } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { seedDemo } from '#server/demo/seed.ts';
import { openMarket } from '#server/market.ts';
import { openWorkSocket } from '#server/work/workSocket.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const clone = new URL('../..', import.meta.url).pathname;
const command = new URL('../../src/cli/demo.ts', import.meta.url).pathname;

function runsIn(folder: TemporaryFolder, ...words: readonly string[]) {
  const args = [...nodeOptions, command, ...words];
  const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '' };
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const child = execFile(process.execPath, args, { env, cwd: clone }, (_, out, errors) =>
      resolve({ code: child.exitCode!, out, errors }),
    );
  });
}

describe('npm run demo', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('reports a market without a demonstration', async () => {
    await (await openMarket({ dataDir: folder.path })).close();
    expect(await runsIn(folder, 'remove')).toMatchObject({
      code: 0,
      out: 'There is no demonstration in this market\n',
    });
  });

  it.each([[[]], [['fill']], [['remove', 'everything']]])('does not understand %j', async (words) => {
    expect(await runsIn(folder, ...words)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('demo -- remove'),
    });
  });
});

describe('npm run demo -- remove', () => {
  const folder = temporaryFolder();
  let listings: number;
  let answer: Awaited<ReturnType<typeof runsIn>>;
  beforeAll(async () => {
    const market = await openMarket({ dataDir: folder.path });
    listings = await seedDemo(market);
    const close = await openWorkSocket(folder.path, marketWork(market));
    answer = await runsIn(folder, 'remove');
    await close();
    await market.close();
  }, 120_000);
  afterAll(() => folder.remove());

  it('makes a running server remove the demonstration, and reports the amount', () => {
    const [, removed, accounts, before] =
      /^Removed (\d+) ads and (\d+) accounts of the demonstration\n(\d+) more of its ads were removed before\n$/.exec(
        answer.out,
      )!;
    expect([Number(removed) > listings * 0.9, Number(accounts) > 100]).toEqual([true, true]);
    expect(Number(removed) + Number(before)).toBe(listings);
    expect(answer.errors).toContain('at the running server');
  });

  it('reports without a server that the demonstration was removed before', async () => {
    expect(await runsIn(folder, 'remove')).toMatchObject({ code: 0, out: 'The demonstration was removed before\n' });
  });
});
