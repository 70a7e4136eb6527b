import { describePhotos } from '#tests/contract/photosContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describePhotos('SQLite', openTestMarket);
