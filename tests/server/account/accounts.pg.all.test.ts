import { describeAttempts } from '#tests/contract/account/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/account/accountEndsContract.ts';
import { describeAccounts } from '#tests/contract/account/accountContract.ts';
import { describeAddressChanges } from '#tests/contract/account/addressChangeContract.ts';
import { describeAddressSecrets } from '#tests/contract/account/addressSecretsContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  const open = async (now: () => number) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() });
  describeAccounts('PostgreSQL', open);
  describeAddressChanges('PostgreSQL', open);
  describeAccountEnds('PostgreSQL', open);
  describeAddressSecrets('PostgreSQL', open);
  describeAttempts('PostgreSQL', open);
});
