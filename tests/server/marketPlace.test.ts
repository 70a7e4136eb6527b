import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarket, openMarketReadOnly } from '#server/market.ts';
import { checkMarketPlace, MarketElsewhere, markMarketPlace, marketPlace } from '#server/marketPlace.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

describe('the place of a market', () => {
  let folder: TemporaryFolder;
  let dataDir: string;
  beforeEach(() => {
    folder = temporaryFolder();
    dataDir = join(folder.path, 'data');
  });
  afterEach(() => folder.remove());

  const databaseUrl = 'postgres://ana:secret@127.0.0.1:54321/market?sslmode=require';

  it.each([
    [databaseUrl, 'PostgreSQL 127.0.0.1:54321/market'],
    ['postgres:///market?host=/run/postgresql', 'PostgreSQL /run/postgresql/market'],
    [undefined, 'DATA_DIR /data'],
  ])('of %s is named without user and password', (url, named) => {
    expect(marketPlace({ dataDir: '/data', ...(url !== undefined && { databaseUrl: url }) })).toBe(named);
  });

  it('is marked in the folder of a server on PostgreSQL, without secrets, and a command needs its DATABASE_URL there', () => {
    markMarketPlace({ dataDir, databaseUrl });
    for (const name of readdirSync(dataDir)) {
      expect(readFileSync(join(dataDir, name), 'utf8')).not.toMatch(/ana|secret/);
    }
    expect(() => checkMarketPlace({ dataDir })).toThrow(MarketElsewhere);
    expect(() => checkMarketPlace({ dataDir, databaseUrl })).not.toThrow();
  });

  it('stays marked when a server without DATABASE_URL marks the folder, until the operator deletes the mark', () => {
    markMarketPlace({ dataDir, databaseUrl });
    markMarketPlace({ dataDir });
    const mark = join(dataDir, 'market-in-postgresql.txt');
    expect(() => checkMarketPlace({ dataDir })).toThrow(`delete ${mark}`);
    rmSync(mark);
    expect(() => checkMarketPlace({ dataDir })).not.toThrow();
  });

  it.each([
    ['for writing', openMarket],
    ['for reading', openMarketReadOnly],
  ])('is opened %s in no marked folder without DATABASE_URL, and nothing is written there', async (_, open) => {
    markMarketPlace({ dataDir, databaseUrl });
    const before = readdirSync(dataDir);
    await expect(open({ dataDir })).rejects.toThrow(MarketElsewhere);
    expect(readdirSync(dataDir)).toEqual(before);
  });
});
