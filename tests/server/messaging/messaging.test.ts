import { describeMessaging } from '#tests/contract/messaging/messagingContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeMessaging('SQLite', (now) => openTestApp(now));
