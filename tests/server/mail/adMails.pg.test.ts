import { describeAdMails } from '#tests/contract/adMailsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeAdMails('PostgreSQL', async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }));
});
