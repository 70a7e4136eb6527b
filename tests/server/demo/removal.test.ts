import { describeDemoRemoval } from '#tests/contract/import/demoRemovalContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeDemoRemoval('SQLite', openTestMarket);
