import { describeSearch } from '#tests/contract/searchContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openWrittenSearch } from './writtenSearch.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeSearch('search in PostgreSQL', async () => openWrittenSearch(await cluster().createDatabase()));
});
