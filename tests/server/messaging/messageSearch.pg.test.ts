import { describeMessageSearch } from '#tests/contract/messageSearchContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeMessageSearch('PostgreSQL', async (now) =>
    openTestApp(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
