import pg from 'pg';
import {
  describeBrokenFacts,
  lostLetters,
  lostMark,
  lostSeal,
  nothing,
} from '#tests/contract/store/brokenFactsContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeBrokenFacts('PostgreSQL', async (now) => {
    const databaseUrl = await cluster().createDatabase();
    const test = await openTestMarket(now, { databaseUrl });
    const outside = new pg.Client({ connectionString: databaseUrl });
    await outside.connect();
    await outside.query('ALTER TABLE facts DISABLE TRIGGER facts_are_final');
    return {
      ...test,
      raw: async (sql, ...parameters) => (await outside.query<Record<string, unknown>>(sql, [...parameters])).rows,
      damages: { lostLetters, lostMark, lostSeal, nothing },
      async close() {
        await outside.end();
        await test.close();
      },
    };
  });
});
