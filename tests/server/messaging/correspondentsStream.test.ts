import { describeCorrespondentsStream } from '#tests/contract/correspondentsStreamContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeCorrespondentsStream('SQLite', (now) => openTestApp(now));
