import { describeMessageSearch } from '#tests/contract/messaging/messageSearchContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeMessageSearch('SQLite', (now) => openTestApp(now));
