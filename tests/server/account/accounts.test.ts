import { describeAttempts } from '#tests/contract/account/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/account/accountEndsContract.ts';
import { describeAccountRaces } from '#tests/contract/account/accountRacesContract.ts';
import { describeAccounts } from '#tests/contract/account/accountContract.ts';
import { describeErasures } from '#tests/contract/account/erasuresContract.ts';
import { describeAddressChanges } from '#tests/contract/account/addressChangeContract.ts';
import { describeAddressSecrets } from '#tests/contract/account/addressSecretsContract.ts';
import { describeRegistrationRaces } from '#tests/contract/account/registrationRacesContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeAccounts('SQLite', (now) => openTestMarket(now));
describeAddressChanges('SQLite', (now) => openTestMarket(now));
describeAccountRaces('SQLite', (now) => openTestMarket(now, { writesHere: false }));
describeAccountEnds('SQLite', (now) => openTestMarket(now));
describeRegistrationRaces('in the one process on SQLite', async (now) => {
  const one = await openTestMarket(now, { writesHere: false });
  return { one, other: one.market, close: () => one.close() };
});
describeErasures('in the one process on SQLite', async (now) => {
  const one = await openTestMarket(now);
  return { one, other: one.market, close: () => one.close() };
});
describeAddressSecrets('SQLite', (now) => openTestMarket(now));
describeAttempts('SQLite', (now) => openTestMarket(now));
