import { describeMessaging } from '#tests/contract/messagingContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeMessaging('SQLite', (now) => openTestApp(now));
