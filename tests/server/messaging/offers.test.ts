import { describeOffers } from '#tests/contract/offersContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeOffers('SQLite', (now) => openTestApp(now));
