import { configFrom } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { devWeb } from '#server/pages/devWeb.ts';
import { inform, run } from './command.ts';

await run(async () => {
  const config = { ...configFrom(process.env), production: false, requestsPerMinute: 1_000_000 };
  const server = await startServer(config, await devWeb(), { say: inform });
  process.stdout.write(`ready on ${server.url}, with hot reload\n`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  return 0;
});
