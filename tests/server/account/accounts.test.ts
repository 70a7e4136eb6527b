import { describeAttempts } from '#tests/contract/attemptsContract.ts';
import { describeAccountEnds } from '#tests/contract/accountEndsContract.ts';
import { describeAccounts } from '#tests/contract/accountContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeAccounts('SQLite', (now) => openTestMarket(now));
describeAccountEnds('SQLite', (now) => openTestMarket(now));
describeAttempts('SQLite', (now) => openTestMarket(now));
