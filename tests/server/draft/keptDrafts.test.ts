import { describeKeptDrafts } from '#tests/contract/draft/keptDraftsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeKeptDrafts('SQLite', (now) => openTestApp(now));
