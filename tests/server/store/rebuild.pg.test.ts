import { describeReadModels } from '#tests/contract/store/readModelsContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeReadModels('PostgreSQL', async () =>
    openTestMarket(() => noon, { databaseUrl: await cluster().createDatabase() }),
  );
});
