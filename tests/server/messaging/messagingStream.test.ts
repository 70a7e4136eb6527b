import { describeMessagingStream } from '#tests/contract/messagingStreamContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeMessagingStream('SQLite', (now) => openTestApp(now));
