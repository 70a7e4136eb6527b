import { describeAdMails } from '#tests/contract/ownAds/adMailsContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeAdMails('SQLite', (now) => openTestMarket(now));
