import { describeOwnListings } from '#tests/contract/ownListings/ownListingsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeOwnListings('SQLite', (now) => openTestApp(now));
