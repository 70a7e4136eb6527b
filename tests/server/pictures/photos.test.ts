import { describePhotos } from '#tests/contract/photosContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { inBucket, onDisk } from '#tests/drivers/photoPlaces.ts';

describePhotos('rows in SQLite and files on disk', openTestMarket, onDisk);
describePhotos('rows in SQLite and files in a bucket', openTestMarket, inBucket);
