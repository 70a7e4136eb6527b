import { describeOwnAds } from '#tests/contract/ownAdsContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeOwnAds('SQLite', (now) => openTestApp(now));
