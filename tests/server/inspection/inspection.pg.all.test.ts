import { describeInspection } from '#tests/contract/inspection/inspectionContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeInspection('PostgreSQL', async (now, changes) =>
    openTestApp(now, { ...changes, databaseUrl: await cluster().createDatabase() }),
  );
});
