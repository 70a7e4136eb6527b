import { describeStreams } from '#tests/contract/streaming/streamsContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeStreams('SQLite', async (now) => {
  const app = await openTestApp(now);
  return [app, app];
});
