// A process that writes until it is killed. It prints the acknowledged facts, one per line.
import { ownDataDir } from '#server/store/dataDir.ts';
import { openPostgresStore } from '#server/store/postgres/postgresStore.ts';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { commandOn } from './facts.ts';

const [engine, place, round, writers] = process.argv.slice(2) as [string, string, string, string];

if (engine === 'sqlite') await ownDataDir(place);
const store = await (engine === 'sqlite' ? openSqliteStore({ dataDir: place }) : openPostgresStore({ url: place }));

async function write(writer: number): Promise<void> {
  const names = [`round-${round}-${writer}`, `other-${round}-${writer}`] as const;
  for (let version = 0; ; version += 1) {
    const read = { [names[0]]: version, [names[1]]: version };
    const outcome = await store.append(commandOn(store.engine, read, { command: `${names[0]}-${version}` }));
    if (outcome.kind === 'conflict') throw new Error(`${outcome.stream} is this writer's alone`);
    // Node writes to a pipe synchronously and waits for a slow reader, so all printed lines are out when the kill
    // arrives.
    for (const { stream, version: reached, position } of outcome.facts)
      process.stdout.write(`${stream} ${reached} ${position}\n`);
  }
}

const all = Array.from({ length: Number(writers) }, (_, writer) => write(writer));
await Promise.all(all).catch((error: unknown) => {
  // The database was killed: this process prints nothing more, and waits until it is killed too.
  if (!(error instanceof StoreUnavailable)) throw error;
  setInterval(() => undefined, 60_000);
});
