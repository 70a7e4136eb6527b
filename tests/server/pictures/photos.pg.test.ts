import { describePhotos } from '#tests/contract/photosContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describePhotos('PostgreSQL', async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }));
});
