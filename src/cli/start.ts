import { configFrom } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { builtWeb } from '#server/pages/web.ts';
import { inform, run } from './command.ts';

/** A close that hangs would keep the port from the next start. */
const patience = 20_000;

await run(async () => {
  const config = configFrom(process.env);
  const server = await startServer(config, await builtWeb(config.brand, { inThreads: true }), { say: inform });
  process.stdout.write(`ready on ${server.url}\n`);

  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  inform(`${signal}: finishing what was begun`);
  const tooLong = setTimeout(() => process.exit(1), patience);
  await server.close().finally(() => clearTimeout(tooLong));
  return 0;
});
