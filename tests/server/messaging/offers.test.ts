import { describeOffers } from '#tests/contract/messaging/offersContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeOffers('SQLite', (now) => openTestApp(now));
