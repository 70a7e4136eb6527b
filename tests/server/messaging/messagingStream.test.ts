import { describeMessagingStream } from '#tests/contract/messaging/messagingStreamContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeMessagingStream('SQLite', (now) => openTestApp(now));
