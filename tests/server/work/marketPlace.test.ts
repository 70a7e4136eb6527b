import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMarketPlace, MarketElsewhere, markMarketPlace, marketPlace } from '#server/work/marketPlace.ts';
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

  it('is the folder itself after a server has started there without DATABASE_URL', () => {
    markMarketPlace({ dataDir, databaseUrl });
    markMarketPlace({ dataDir });
    expect(() => checkMarketPlace({ dataDir })).not.toThrow();
  });
});
