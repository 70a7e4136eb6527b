import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';

export const killRounds = process.env['ALLMEND_LONG'] === '1' ? 100 : 2;

/** When the kills come, told in the titles of the tests; `KILL_SEED` brings those of a run again. */
export const killSeed = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));

const script = fileURLToPath(new URL('./killedSearch.ts', import.meta.url));

/** Lets a process write ads and keep search, and kills it at any moment; gives the last position it had acknowledged. */
export async function keepSearchAndKill(place: {
  readonly kind: 'memory' | 'sql';
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly round: number;
  /** Numbers from 0 up to 1 that say when: of `seeded(killSeed)`, drawn on from kill to kill. */
  readonly random: () => number;
  /** What to do first, while it writes. */
  readonly first?: () => Promise<void>;
}): Promise<number> {
  const { kind, dataDir, databaseUrl = '', round, random, first } = place;
  const child = spawn(process.execPath, [...nodeOptions, script, kind, dataDir, databaseUrl, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const after = 5 + Math.floor(random() * 80);
  const pause = random() * 50;
  let heard = 0;
  let last = 0;
  let killing: Promise<unknown> | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    heard += 1;
    // A line that the kill has cut says a smaller number.
    last = Math.max(last, Number(line));
    // Not in step with what it says: a kill may come anywhere in the work that follows.
    if (heard >= after) killing ??= kill();
  });
  const kill = async () => {
    await first?.();
    await sleep(pause);
    child.kill('SIGKILL');
  };
  const [code] = (await ended) as [number | null];
  await killing;
  if (code !== null) throw new Error(`The process ended by itself with code ${code}, after ${heard} commands`);
  return last;
}
