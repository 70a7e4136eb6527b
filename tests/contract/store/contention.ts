import { setTimeout as sleep } from 'node:timers/promises';
import type { Append, AppendOutcome, Store } from '#server/store/store.ts';
import { follow } from '#server/store/following/subscription.ts';
import { allFacts, commandOn, rowOf } from './facts.ts';
import type { Attempt, History } from './history.ts';

/** A generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Contention {
  readonly seed: number;
  /** The stores of one database, each as of another process; writers are distributed among them. */
  readonly stores: readonly Store[];
  readonly writers?: number;
  readonly commands?: number;
  /** How long to wait for the subscribers at the end, in milliseconds. */
  readonly patience?: number;
}

const streams = 8;

/**
 * Runs many writers that append to few streams concurrently, sometimes to two streams in a command. They sleep in
 * between, fail on purpose and repeat command ids. Returns the observations of writers, readers and subscribers.
 */
export async function contend({
  seed,
  stores,
  writers = 24,
  commands = 12,
  patience = 10_000,
}: Contention): Promise<History> {
  const attempts: Attempt[] = [];
  const followers: Record<string, number[]> = { reader: [] };
  const subscriptions = stores.map((store, index) => {
    const seen: number[] = (followers[`subscriber ${index}`] = []);
    return follow(store, {
      name: `contention-${index}`,
      batch: 7,
      handle: (facts) => void seen.push(...facts.map(({ position }) => position)),
    });
  });

  const reading = new AbortController();
  const reader = readOn(stores[0]!, followers['reader']!, reading.signal);
  await Promise.all(
    Array.from({ length: writers }, (_, index) => {
      const store = stores[index % stores.length]!;
      return write(store, `writer-${index}`, seeded(seed * 1000 + index), commands, attempts);
    }),
  );
  reading.abort();
  await reader;

  const head = await stores[0]!.head();
  await Promise.all(subscriptions.map((subscription) => subscription.caughtUpTo(head, patience)));
  await Promise.all(subscriptions.map((subscription) => subscription.stop()));
  return { attempts, followers, journal: await allFacts(stores[0]!) };
}

async function write(store: Store, writer: string, random: () => number, commands: number, attempts: Attempt[]) {
  const pause = () => sleep(random() * 6);
  for (let number = 0; number < commands; number += 1) {
    const names = new Set([streamName(random), ...(random() < 0.3 ? [streamName(random)] : [])]);
    const spoilt = random() < 0.05;
    const command = `${writer}-${number}`;
    for (let outcome: Attempt['outcome'] | undefined; !outcome || outcome.kind === 'conflict';) {
      const read: Record<string, number> = {};
      for (const name of names) read[name] = (await store.readStream(name)).length;
      await pause();
      const append = commandOn(store.engine, read, { command, size: random() < 0.2 ? 3 : 1 });
      outcome = await attempt(store, spoilt ? spoil(store, append) : append, attempts);
    }
    if (random() < 0.1 && !spoilt)
      await attempt(store, { ...commandOn(store.engine, { elsewhere: 0 }), command }, attempts);
    await pause();
  }
}

function streamName(random: () => number): string {
  return `thing-${Math.floor(random() * streams)}`;
}

/** Makes an append fail: a duplicate row violates the read model's key, after the facts have been written. */
function spoil(store: Store, append: Append): Append {
  return { ...append, rows: [...append.rows, rowOf(store.engine, append.facts[0]!)] };
}

async function attempt(store: Store, append: Append, attempts: Attempt[]): Promise<Attempt['outcome']> {
  const outcome: AppendOutcome | { kind: 'failed' } = await store
    .append(append)
    .catch(() => ({ kind: 'failed' as const }));
  attempts.push({ facts: append.facts, outcome });
  return outcome;
}

/** Collects the facts that a reader sees which only reads positions after its last one. */
async function readOn(store: Store, seen: number[], signal: AbortSignal): Promise<void> {
  for (;;) {
    const done = signal.aborted;
    const facts = await store.readAll(seen.at(-1) ?? 0, 5);
    seen.push(...facts.map(({ position }) => position));
    if (facts.length > 0) continue;
    if (done) return;
    await sleep(1);
  }
}
