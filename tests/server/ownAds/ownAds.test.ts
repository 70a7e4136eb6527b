import { describeOwnAds } from '#tests/contract/ownAds/ownAdsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeOwnAds('SQLite', (now) => openTestApp(now));
