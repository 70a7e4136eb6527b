import pg from 'pg';
import { openMarket, openMarketReadOnly } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { describeKeyCheck, type KeyPlace } from '#tests/contract/account/keyCheckContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';

interface KeyRow {
  readonly person: string;
  readonly key: Buffer;
}

describePostgres('on a cluster of its own', (cluster) => {
  async function databasePlace() {
    const folder = temporaryFolder();
    const databaseUrl = await cluster().createDatabase();
    const query = async (sql: string, values: readonly unknown[] = []) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        return (await client.query(sql, [...values])).rows as KeyRow[];
      } finally {
        await client.end();
      }
    };
    const keys = () => query('SELECT person, key FROM person_keys');
    const putKeys = async (rows: readonly KeyRow[]) => {
      await query('DELETE FROM person_keys');
      for (const { person, key } of rows) await query('INSERT INTO person_keys VALUES ($1, $2)', [person, key]);
    };
    let backup: readonly KeyRow[] = [];
    const config = { dataDir: folder.path, databaseUrl };
    return {
      query,
      keys,
      open: ({ acceptLostKeys, ...options } = {}): Promise<Market> =>
        openMarket({ ...config, ...(acceptLostKeys !== undefined && { acceptLostKeys }) }, options),
      openReadOnly: () => openMarketReadOnly(config),
      backUpKeys: async () => {
        backup = await keys();
      },
      restoreKeys: () => putKeys(backup),
      removeKeys: () => putKeys([]),
      useKeysOf: async (other) => putKeys(await (other as KeyPlace & { keys: typeof keys }).keys()),
      hasKeys: async () => (await keys()).length > 0,
      drop: async () => folder.remove(),
    } satisfies KeyPlace & Record<string, unknown>;
  }

  describeKeyCheck('PostgreSQL', databasePlace);

  describe('a journal that was restored without the table of keys', () => {
    it('does not open, and the message names the table', async () => {
      const place = await databasePlace();
      const market = await place.open({ clock: () => noon });
      await accountsOf(market).joins('ana@example.ch');
      await market.close();
      await place.query('DROP TABLE person_keys');
      for (const options of [{}, { acceptLostKeys: 7 }]) {
        await expect(place.open(options)).rejects.toThrow(/table person_keys.*Put the right/su);
        expect(await place.query(`SELECT to_regclass('person_keys') AS person_keys`)).toEqual([{ person_keys: null }]);
      }
      await (await place.open({ acceptLostKeys: 1 })).close();
      expect(await place.keys()).toHaveLength(1);
      await place.drop();
    });
  });
});
