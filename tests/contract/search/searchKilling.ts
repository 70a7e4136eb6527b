import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';

export const killRounds = process.env['ALLMEND_LONG'] === '1' ? 100 : 2;

/** The seed of the kill times, printed in the titles of the tests; `KILL_SEED` repeats those of a run. */
export const killSeed = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));

const script = fileURLToPath(new URL('./killedSearch.ts', import.meta.url));

/**
 * Starts a process that writes ads and updates search, and kills it at a random moment. Resolves to the last
 * acknowledged position.
 */
export async function keepSearchAndKill(place: {
  readonly kind: 'memory' | 'sql';
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly round: number;
  /** Numbers in [0, 1) that determine the moment: from `seeded(killSeed)`, continued from kill to kill. */
  readonly random: () => number;
  /** Runs before the kill, while the process writes. */
  readonly first?: () => Promise<void>;
}): Promise<number> {
  const { kind, dataDir, databaseUrl = '', round, random, first } = place;
  const child = spawn(process.execPath, [...nodeOptions, script, kind, dataDir, databaseUrl, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const after = 5 + Math.floor(random() * 80);
  const pause = random() * 50;
  let received = 0;
  let last = 0;
  let killing: Promise<unknown> | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    received += 1;
    // A line that the kill truncates contains a smaller number, so the maximum is correct.
    last = Math.max(last, Number(line));
    // The kill does not wait for further output: it may happen anywhere in the following work.
    if (received >= after) killing ??= kill();
  });
  const kill = async () => {
    await first?.();
    await sleep(pause);
    child.kill('SIGKILL');
  };
  const [code] = (await ended) as [number | null];
  await killing;
  if (code !== null) throw new Error(`The process ended by itself with code ${code}, after ${received} commands`);
  return last;
}
