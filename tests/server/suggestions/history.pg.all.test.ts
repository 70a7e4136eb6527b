import { describeSuggestionHistory } from '#tests/contract/search/suggestionHistoryContract.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describePostgres('on a cluster of its own', (cluster) => {
  describeSuggestionHistory('PostgreSQL', async (now) =>
    openTestMarket(now, { databaseUrl: await cluster().createDatabase() }),
  );
});
