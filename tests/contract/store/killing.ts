import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import type { Store } from '#server/store/store.ts';
import { allFacts, commandOn, tally } from './facts.ts';

export const killRounds = process.env['ALLMEND_LONG'] === '1' ? 100 : 5;

const script = fileURLToPath(new URL('./killedWriter.ts', import.meta.url));

/**
 * Starts a writing process and kills it. Resolves to the facts that were acknowledged, each as `stream version
 * position`.
 */
export async function writeAndKill(options: {
  readonly engine: Store['engine'];
  /** The data folder of SQLite, or the URL of PostgreSQL. */
  readonly place: string;
  readonly round: number;
  /** The number of acknowledged facts after which the process is killed. */
  readonly after: number;
  /** Another kill, such as of the database, that happens first, while the process writes. */
  readonly first?: () => Promise<void>;
}): Promise<string[]> {
  const { engine, place, round, after, first } = options;
  const child = spawn(process.execPath, [...nodeOptions, script, engine, place, String(round), '6'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const acknowledged: string[] = [];
  let killing: Promise<void> | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    // A line that the kill truncates does not count.
    if (/^\S+ \d+ \d+$/.test(line)) acknowledged.push(line);
    if (acknowledged.length >= after) killing ??= Promise.resolve(first?.()).then(() => void child.kill('SIGKILL'));
  });
  const [code] = (await ended) as [number | null];
  await killing;
  if (code !== null)
    throw new Error(`The writer ended by itself with code ${code}, after ${acknowledged.length} facts`);
  return acknowledged;
}

/** The flaws of a journal after its writer was killed; empty if the store fulfilled its promises. */
export async function damage(store: Store, acknowledged: readonly string[]): Promise<string[]> {
  const facts = await allFacts(store);
  const there = new Set(facts.map(({ stream, version, position }) => `${stream} ${version} ${position}`));
  const lost = acknowledged.filter((line) => !there.has(line)).map((line) => `lost: ${line}`);

  const versions = new Map<string, number>();
  const gaps = facts.flatMap(({ stream, version }) => {
    const expected = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    return version === expected ? [] : [`${stream} has ${version} where ${expected} belongs`];
  });
  // Each command of the writer appends to both of its streams.
  const halves = [...versions]
    .filter(([stream, version]) => versions.get(stream.replace(/^\w+/, otherStream)) !== version)
    .map(([stream]) => `${stream} is longer or shorter than its twin`);

  const rows = new Set(await tally(store));
  const rowless = facts
    .filter(({ stream, version }) => !rows.has(`${stream} ${version}`))
    .map(({ stream }) => `a fact of ${stream} has no row`);
  const doubled = rows.size === facts.length ? [] : [`${facts.length} facts have ${rows.size} rows`];

  const next = await store.append(commandOn(store.engine, { [`after-${facts.length}`]: 0 }));
  return [
    ...lost,
    ...gaps,
    ...halves,
    ...rowless,
    ...doubled,
    ...(next.kind === 'appended' ? [] : ['it does not serve']),
  ];
}

function otherStream(prefix: string): string {
  if (prefix === 'round') return 'other';
  return prefix === 'other' ? 'round' : prefix;
}
