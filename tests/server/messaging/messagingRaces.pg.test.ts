import { describeMessagingRaces } from '#tests/contract/messagingRacesContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeMessagingRaces('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
