import { constants } from 'node:os';
import { configFrom } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import { markMarketPlace } from '#server/marketPlace.ts';
import { inform, run } from './command.ts';
import { takeEndSignals } from './endSignals.ts';

/** The longest shutdown, in milliseconds: one that hangs would block the port for the next start. */
const patience = 20_000;

await run(async () => {
  const config = configFrom(process.env);
  const server = await startServer(config, await builtWeb(config.brand, { inThreads: true }), { say: inform });
  try {
    markMarketPlace(config);
  } catch (error) {
    inform(
      `could not mark DATA_DIR, so starts and commands without DATABASE_URL will not be refused: ${(error as Error).message}`,
    );
  }
  process.stdout.write(`ready on ${server.url}\n`);

  const { first, again } = takeEndSignals(process);
  const signal = await first;
  // Writing to a closed terminal fails. This must not end the server before it has finished.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  void again.then((second) => process.exit(128 + constants.signals[second]));
  inform(`${signal}: finishing what was begun`);
  const tooLong = setTimeout(() => process.exit(1), patience);
  await server.close().finally(() => clearTimeout(tooLong));
  return 0;
});
