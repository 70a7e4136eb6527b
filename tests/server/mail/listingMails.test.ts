import { describeListingMails } from '#tests/contract/ownListings/listingMailsContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeListingMails('SQLite', (now) => openTestMarket(now));
