import { describeAccountRaces } from '#tests/contract/account/accountRacesContract.ts';
import { describeErasures } from '#tests/contract/account/erasuresContract.ts';
import { describeRegistrationRaces } from '#tests/contract/account/registrationRacesContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeAccountRaces('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
  const openTwo = async (now: () => number) => {
    const databaseUrl = await cluster().createDatabase();
    const [one, other] = [await openTestMarket(now, { databaseUrl }), await openTestMarket(now, { databaseUrl })];
    const close = async () => {
      await other.close();
      await one.close();
    };
    return { one, other: other.market, close };
  };
  describeRegistrationRaces('in two processes on PostgreSQL', openTwo);
  describeErasures('of two processes on PostgreSQL in the other one', openTwo);
});
