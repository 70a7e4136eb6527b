import { describeMessagingRaces } from '#tests/contract/messagingRacesContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeMessagingRaces('SQLite', (now) => openTestMarket(now));
