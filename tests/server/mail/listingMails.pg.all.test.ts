import { describeListingMails } from '#tests/contract/ownListings/listingMailsContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeListingMails('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
