import { describeAdMails } from '#tests/contract/adMailsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeAdMails('SQLite', (now) => openTestMarket(now));
