import { describePhotos } from '#tests/contract/listing/photosContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { inBucket, onDisk } from '#tests/drivers/insertion/photos/photoPlaces.ts';

describePhotos('rows in SQLite and files on disk', openTestMarket, onDisk);
describePhotos('rows in SQLite and files in a bucket', openTestMarket, inBucket);
