import { describeStreams } from '#tests/contract/streamsContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeStreams('SQLite', async (now) => {
  const app = await openTestApp(now);
  return [app, app];
});
