import { describeReadModels } from '#tests/contract/store/readModelsContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

describeReadModels('SQLite', () => openTestMarket(() => noon));
