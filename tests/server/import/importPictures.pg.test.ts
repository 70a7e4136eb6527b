import { describeImportPictures } from '#tests/contract/importPicturesContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';

describePostgres('an import into PostgreSQL', (cluster) => {
  describeImportPictures('PostgreSQL', async () => ({ databaseUrl: await cluster().createDatabase() }));
});
