import { describeReadModels } from '#tests/contract/readModelsContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeReadModels('PostgreSQL', async () =>
    openTestMarket(() => noon, { databaseUrl: await cluster().createDatabase() }),
  );
});
