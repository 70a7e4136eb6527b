import { describeMessagingRaces } from '#tests/contract/messaging/messagingRacesContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeMessagingRaces('SQLite', (now) => openTestMarket(now, { writesHere: false }));
