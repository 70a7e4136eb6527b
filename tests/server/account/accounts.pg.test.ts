import { describeAttempts } from '#tests/contract/account/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/account/accountEndsContract.ts';
import { describeAccountRaces } from '#tests/contract/account/accountRacesContract.ts';
import { describeAccounts } from '#tests/contract/account/accountContract.ts';
import { describeErasures } from '#tests/contract/account/erasuresContract.ts';
import { describeAddressSecrets } from '#tests/contract/account/addressSecretsContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeAccounts('PostgreSQL', async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }));
  describeAccountRaces('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
  describeAccountEnds('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
  describeErasures('of two processes on PostgreSQL in the other one', async (now) => {
    const databaseUrl = await cluster().createDatabase();
    const [one, other] = [await openTestMarket(now, { databaseUrl }), await openTestMarket(now, { databaseUrl })];
    const close = async () => {
      await other.close();
      await one.close();
    };
    return { one, other: other.market, close };
  });
  describeAddressSecrets('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
  describeAttempts('PostgreSQL', async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }));
});
