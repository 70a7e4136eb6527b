import { expect, it } from 'vitest';
import { openPostgresStore } from '#server/store/postgres/postgresStore.ts';
import { seeded } from '#tests/contract/store/contention.ts';
import { tallyTable } from '#tests/contract/store/facts.ts';
import { damage, killRounds, writeAndKill } from '#tests/contract/store/killing.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('PostgreSQL, killed', (cluster) => {
  it.each([
    ['the writing process', async () => undefined, async () => undefined],
    ['the server itself', () => cluster().kill9(), () => cluster().start()],
  ])(
    `loses nothing acknowledged and doubles nothing when %s is killed, ${killRounds} times`,
    async (_, kill, restore) => {
      const url = await cluster().createDatabase();
      const made = await openPostgresStore({ url });
      await made.write([{ sql: tallyTable, parameters: [] }]);
      await made.close();
      const random = seeded(20_261_120);
      const acknowledged: string[] = [];
      for (let round = 1; round <= killRounds; round += 1) {
        const after = 1 + Math.floor(random() * 500);
        acknowledged.push(...(await writeAndKill({ engine: 'postgres', place: url, round, after, first: kill })));
        await restore();
        const store = await openPostgresStore({ url });
        expect(await damage(store, acknowledged)).toEqual([]);
        await store.close();
      }
      expect(acknowledged.length).toBeGreaterThan(killRounds);
    },
  );
});
