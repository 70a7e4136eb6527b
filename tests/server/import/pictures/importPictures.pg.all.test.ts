import { describeImportPictures } from '#tests/contract/import/importPicturesContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('an import into PostgreSQL', (cluster) => {
  describeImportPictures('PostgreSQL', async () => ({ databaseUrl: await cluster().createDatabase() }));
});
