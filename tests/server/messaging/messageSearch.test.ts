import { describeMessageSearch } from '#tests/contract/messageSearchContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeMessageSearch('SQLite', (now) => openTestApp(now));
