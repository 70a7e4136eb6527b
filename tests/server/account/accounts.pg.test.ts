import { describeAttempts } from '#tests/contract/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/accountEndsContract.ts';
import { describeAccountRaces } from '#tests/contract/accountRacesContract.ts';
import { describeAccounts } from '#tests/contract/accountContract.ts';
import { describeErasures } from '#tests/contract/erasuresContract.ts';
import { describeAddressSecrets } from '#tests/contract/addressSecretsContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

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
