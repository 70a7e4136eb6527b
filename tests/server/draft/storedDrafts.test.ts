import { describeStoredDrafts } from '#tests/contract/draft/storedDraftsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeStoredDrafts('SQLite', (now) => openTestApp(now));
