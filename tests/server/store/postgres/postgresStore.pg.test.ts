import { openPostgresStore } from '#server/store/postgres/postgresStore.ts';
import { describeStore } from '#tests/contract/store/storeContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeStore('PostgreSQL', async () => {
    const url = await cluster().createDatabase();
    return { shared: true, open: () => openPostgresStore({ url }), drop: async () => undefined };
  });
});
