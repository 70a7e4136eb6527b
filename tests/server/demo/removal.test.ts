import { describeDemoRemoval } from '#tests/contract/demoRemovalContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeDemoRemoval('SQLite', openTestMarket);
