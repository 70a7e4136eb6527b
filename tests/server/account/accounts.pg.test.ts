import { describeAttempts } from '#tests/contract/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/accountEndsContract.ts';
import { describeAccounts } from '#tests/contract/accountContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeAccounts('PostgreSQL', async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }));
  describeAccountEnds('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
  describeAttempts('PostgreSQL', async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }));
});
