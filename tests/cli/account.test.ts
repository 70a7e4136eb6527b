import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { openMarket } from '#server/market.ts';
import { accountOf } from '#server/account/accountDesk.ts';
import { openWorkSocket } from '#server/work/workSocket.ts';
import { markMarketPlace } from '#server/marketPlace.ts';
import { marketWork } from '#server/work/marketWork.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const clone = new URL('../..', import.meta.url).pathname;
const command = new URL('../../src/cli/account.ts', import.meta.url).pathname;
const ana = 'ana@example.ch';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function runs(...words: readonly string[]) {
  const args = [...nodeOptions, command, ...words];
  const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '' };
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const child = execFile(process.execPath, args, { env, cwd: clone }, (_, out, errors) =>
      resolve({ code: child.exitCode!, out, errors }),
    );
  });
}

describe('npm run account', () => {
  it('makes an account a moderator without a server, and reports when it already was', async () => {
    const market = await openMarket({ dataDir: folder.path });
    const id = await accountsOf(market).joins(ana);
    await market.close();
    expect(await runs('moderator', ana, 'on')).toEqual({
      code: 0,
      out: `${ana}: done\n`,
      errors: `market: DATA_DIR ${folder.path}\n`,
    });
    expect((await runs('moderator', ana, 'on')).out).toBe(`${ana}: it was so already\n`);
    const again = await openMarket({ dataDir: folder.path });
    expect((await accountOf({ market: again }, id))?.account.isModerator).toBe(true);
    await again.close();
  });

  it('works on no folder whose server had its market in PostgreSQL', async () => {
    markMarketPlace({ dataDir: folder.path, databaseUrl: 'postgres://ana:secret@db.example/market' });
    const { code, errors } = await runs('unblock', ana);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^DATABASE_URL is not set, but .*PostgreSQL/)]);
    expect(readdirSync(folder.path)).toEqual(['market-in-postgresql.txt']);
  });

  it('lets a running server block and unblock an account', async () => {
    const market = await openMarket({ dataDir: folder.path });
    const id = await accountsOf(market).joins(ana);
    const close = await openWorkSocket(folder.path, marketWork(market));
    expect((await runs('block', ana, 'Sells', 'nothing')).code).toBe(0);
    expect((await accountOf({ market }, id))?.account.block).toMatchObject({ reason: 'Sells nothing' });
    expect((await runs('unblock', ana)).code).toBe(0);
    expect((await accountOf({ market }, id))?.account.block).toBeNull();
    await close();
    await market.close();
  });

  it.each([
    [['moderator', 'nonsense', 'on'], 1, 'EMAIL must be the address of a mailbox (it is "nonsense")'],
    [['unblock', ana], 1, `${ana}: no account has this address`],
    [['moderator', ana, 'maybe'], 2, 'on or off is expected (it is "maybe")'],
    [['block', ana], 2, 'REASON is required'],
    [['promote', ana], 2, 'Unknown: promote'],
    [['moderator'], 2, 'Whose account?'],
  ] as const)('%j ends with %i: %s', async (words, code, said) => {
    const ran = await runs(...words);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.errors).toContain(said);
  });
});
