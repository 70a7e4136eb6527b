import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { checkKeys } from '#server/account/keys/keyCheck.ts';
import { openMarket, openMarketReadOnly } from '#server/market.ts';
import { filePersonKeys } from '#server/store/keys/personKeys.ts';
import { compiled } from '#server/store/sql.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { describeKeyCheck, type KeyPlace } from '#tests/contract/account/keyCheckContract.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

/** Creates a data folder with SQLite, and a backup of its keys next to it. */
async function folderPlace(): Promise<KeyPlace & { readonly dataDir: string }> {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const backup = join(folder.path, 'backup');
  const keyFiles = (from: string) => readdirSync(from).filter((name) => name.startsWith('keys.db'));
  const copyKeys = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const name of keyFiles(to)) rmSync(join(to, name));
    for (const name of keyFiles(from)) copyFileSync(join(from, name), join(to, name));
  };
  return {
    dataDir,
    open: ({ acceptLostKeys, ...options } = {}) =>
      openMarket({ dataDir, ...(acceptLostKeys !== undefined && { acceptLostKeys }) }, options),
    openReadOnly: () => openMarketReadOnly({ dataDir }),
    backUpKeys: async () => copyKeys(dataDir, backup),
    restoreKeys: async () => copyKeys(backup, dataDir),
    removeKeys: async () => {
      for (const name of keyFiles(dataDir)) rmSync(join(dataDir, name));
    },
    useKeysOf: async (other) => copyKeys((other as Awaited<ReturnType<typeof folderPlace>>).dataDir, dataDir),
    hasKeys: async () => existsSync(join(dataDir, 'keys.db')),
    drop: async () => folder.remove(),
  };
}

describeKeyCheck('SQLite', folderPlace);

it('the keys of a market are not reported as foreign because the store is unavailable', async () => {
  const place = await folderPlace();
  const market = await place.open({ clock: () => noon });
  await accountsOf(market).joins('ana@example.ch');
  await market.store.write([compiled(market.sql.deleteFrom('key_check'))]);
  const keys = filePersonKeys(place.dataDir, { mayCreate: false });
  const away = new StoreUnavailable('gone');
  const store = { ...market.store, readStream: () => Promise.reject(away) };
  await expect(checkKeys({ ...market, store, keys, hasFacts: true })).rejects.toBe(away);
  keys.close();
  await market.close();
  await place.drop();
});

describe('a file in the place of keys.db', () => {
  async function marketWith(content: 'garbage' | 'nothing' | 'the journal'): Promise<[KeyPlace, Promise<unknown>]> {
    const place = await folderPlace();
    const market = await place.open({ clock: () => noon });
    await accountsOf(market).joins('ana@example.ch');
    await market.close();
    await place.removeKeys();
    const file = join(place.dataDir, 'keys.db');
    if (content === 'the journal') cpSync(join(place.dataDir, 'journal.db'), file);
    else writeFileSync(file, content === 'garbage' ? 'no database at all '.repeat(500) : '');
    return [place, place.open()];
  }

  it('that is damaged in its middle is named in the refusal, with its remedy', async () => {
    const place = await folderPlace();
    const market = await place.open({ clock: () => noon });
    for (const name of ['ana', 'beat']) await accountsOf(market).joins(`${name}@example.ch`);
    await market.close();
    const file = join(place.dataDir, 'keys.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xaa, 4096, 4096 + 512));
    for (const opening of [place.open, place.openReadOnly]) {
      const refusal = await opening().catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        name: 'WrongKeys',
        message: expect.stringMatching(/data\/keys\.db: the database file is damaged.*Put the right .*keys\.db back/su),
      });
    }
    await place.drop();
  });

  it.each(['garbage', 'nothing', 'the journal'] as const)('that holds %s is named in the refusal', async (content) => {
    const [place, opening] = await marketWith(content);
    await expect(opening).rejects.toThrow(/data\/keys\.db.*Put the right/su);
    await place.drop();
  });
});
