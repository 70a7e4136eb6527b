import { describeReadModels } from '#tests/contract/readModelsContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';
import { noon } from '#machines/listing/listingExamples.ts';

describeReadModels('SQLite', () => openTestMarket(() => noon));
