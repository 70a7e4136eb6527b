import { describeKeptDrafts } from '#tests/contract/keptDraftsContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeKeptDrafts('SQLite', (now) => openTestApp(now));
