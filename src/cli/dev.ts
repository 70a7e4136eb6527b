import { configFrom } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { devWeb } from '#server/pages/rendering/devWeb.ts';
import { inform, run } from './command.ts';

await run(async () => {
  // A page requests about a thousand modules: a line for each would hide Vite's messages.
  const env = { LOG_LEVEL: 'warn', ...process.env };
  const config = { ...configFrom(env), production: false, requestsPerMinute: 1_000_000 };
  const web = await devWeb({ isInspected: config.inspector !== undefined });
  const server = await startServer(config, web, { say: inform }).catch(async (error: unknown) => {
    await web.close();
    throw error;
  });
  process.stdout.write(`ready on ${server.url}, with hot reload\n`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  return 0;
});
