import { describeSuggestionHistory } from '#tests/contract/suggestionHistoryContract.ts';
import { describePostgres } from '#tests/drivers/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeSuggestionHistory('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
