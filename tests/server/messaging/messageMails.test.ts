import { describeMessageMails } from '#tests/contract/messageMailsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeMessageMails('SQLite', (now) => openTestMarket(now));
