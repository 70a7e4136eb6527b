import { describeMessageMails } from '#tests/contract/messaging/messageMailsContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeMessageMails('SQLite', (now) => openTestMarket(now));
