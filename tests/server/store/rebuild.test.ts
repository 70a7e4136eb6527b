import { describeReadModels } from '#tests/contract/readModelsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { noon } from '#tests/machines/listing/bike.ts';

describeReadModels('SQLite', () => openTestMarket(() => noon));
