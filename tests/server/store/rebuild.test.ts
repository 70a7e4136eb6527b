import { describeReadModels } from '#tests/contract/readModelsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

describeReadModels('SQLite', () => openTestMarket(() => noon));
