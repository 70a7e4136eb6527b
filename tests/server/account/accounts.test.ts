import { describeAttempts } from '#tests/contract/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/accountEndsContract.ts';
import { describeAccountRaces } from '#tests/contract/accountRacesContract.ts';
import { describeAccounts } from '#tests/contract/accountContract.ts';
import { describeErasures } from '#tests/contract/erasuresContract.ts';
import { describeAddressSecrets } from '#tests/contract/addressSecretsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeAccounts('SQLite', (now) => openTestMarket(now));
describeAccountRaces('SQLite', (now) => openTestMarket(now));
describeAccountEnds('SQLite', (now) => openTestMarket(now));
describeErasures('in the one process on SQLite', async (now) => {
  const one = await openTestMarket(now);
  return { one, other: one.market, close: () => one.close() };
});
describeAddressSecrets('SQLite', (now) => openTestMarket(now));
describeAttempts('SQLite', (now) => openTestMarket(now));
