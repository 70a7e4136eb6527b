import { describeRenewingByLink } from '#tests/contract/ownListings/renewingByLinkContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeRenewingByLink('PostgreSQL', async (now) =>
    openTestApp(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
