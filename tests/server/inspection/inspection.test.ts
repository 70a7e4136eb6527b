import { describeInspection } from '#tests/contract/inspection/inspectionContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeInspection('SQLite', openTestApp);
