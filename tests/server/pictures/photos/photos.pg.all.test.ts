import { describePhotos } from '#tests/contract/listing/photosContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { onDisk } from '#tests/drivers/insertion/photos/photoPlaces.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describePhotos(
    'rows in PostgreSQL and files on disk',
    async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
    onDisk,
  );
});
