import { describeStreams } from '#tests/contract/streaming/streamsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeStreams('PostgreSQL', async (now) => {
    const databaseUrl = await cluster().createDatabase();
    return [await openTestApp(now, { databaseUrl }), await openTestApp(now, { databaseUrl })];
  });
});
