import { describeStoredDrafts } from '#tests/contract/draft/storedDraftsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeStoredDrafts('PostgreSQL', async (now) =>
    openTestApp(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
