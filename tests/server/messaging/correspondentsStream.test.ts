import { describeCorrespondentsStream } from '#tests/contract/messaging/correspondentsStreamContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeCorrespondentsStream('SQLite', (now) => openTestApp(now));
