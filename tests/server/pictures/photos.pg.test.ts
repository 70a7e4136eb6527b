import { describePhotos } from '#tests/contract/photosContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { onDisk } from '#tests/drivers/photoPlaces.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describePhotos(
    'rows in PostgreSQL and files on disk',
    async (now) => openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
    onDisk,
  );
});
