import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { sharedReader } from './sharedReads.ts';
import type { SkippedFacts } from './skippedFacts.ts';
import { StoreUnavailable, type Statement, type Store, type StoredFact } from '../store.ts';

export interface Subscription {
  /** The position of the last fact that the subscriber has handled; 0 before the first. */
  readonly position: number;
  /** Resolves with true once all facts up to a position are handled, or with false after `patience` ms. */
  caughtUpTo(position: number, patience?: number): Promise<boolean>;
  /** Ends the subscription. Resolves once the facts in progress are handled. */
  stop(): Promise<void>;
}

export interface Subscriber {
  /** The name under which the subscriber's checkpoint is stored. */
  readonly name: string;
  /**
   * The position after which the subscriber starts. If it is set, no checkpoint is stored: the subscriber has one of
   * its own.
   */
  readonly from?: number;
  /**
   * Handles the next facts in order of position, one call at a time. Statements that it returns are written in one
   * transaction with the checkpoint, so one process writes the rows of a fact exactly once. They must be idempotent if
   * another process may take over. If it throws, it receives the same facts again after a pause.
   */
  handle(facts: readonly StoredFact[]): void | readonly Statement[] | Promise<void | readonly Statement[]>;
  /** The largest number of facts per call. */
  readonly batch?: number;
  /**
   * The record of facts that cannot be read. With it, a fact on which `handle` fails is skipped if its journal is
   * broken up to that fact. Otherwise `handle` receives the fact again. So `handle` must read no journal beyond its
   * fact.
   */
  readonly skips?: Pick<SkippedFacts, 'problemOf' | 'note'>;
  /** Called when facts have been handled and their rows are stored. */
  onHandled?(): void;
  /** Called when `handle` threw. Without it the error crashes the process: a fact that cannot be handled is a fault. */
  onFailure?(error: unknown): void;
  /** Waits some milliseconds, or until the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<unknown>;
}

const shortestPause = 100;
const longestPause = 5000;

/** Follows the journal from the stored checkpoint. While the store is unavailable it waits and retries. */
export function follow(store: Store, subscriber: Subscriber): Subscription {
  const { name, batch = 500, skips, onFailure = crash, wait = pauseFor } = subscriber;
  const checkpoint = checkpointOf(store, name);
  const readAll = sharedReader(store);
  const keepsItsOwn = subscriber.from !== undefined;
  const stopping = new AbortController();
  const waiters = new Set<{ readonly position: number; readonly arrived: () => void }>();

  let position = subscriber.from;
  /** The batch size of the next call: smaller after a failure, until the failing fact is alone. */
  let size = batch;
  let news = Promise.withResolvers<void>();
  const wake = () => news.resolve();
  const unlisten = store.onAppend(wake);
  stopping.signal.addEventListener('abort', wake);

  async function step(): Promise<void> {
    position ??= await checkpoint.read();
    news = Promise.withResolvers();
    const limit = size;
    const facts = await readAll(position, limit);
    const last = facts.at(-1)?.position;
    if (last !== undefined) {
      if (!(await handled(facts, last))) return;
      size = Math.min(batch, 2 * size);
      position = last;
      for (const waiter of waiters) if (waiter.position <= last) waiter.arrived();
      subscriber.onHandled?.();
      // An engine may answer without leaving this turn of the event loop. Requests must get their turn in between.
      await nextTurn();
    }
    // The journal has no more facts: a commit announces the next ones.
    if (facts.length < limit && !stopping.signal.aborted) await news.promise;
  }

  /**
   * Handles facts and writes their rows; false if a smaller batch is to be tried next. A single fact of a broken journal
   * is skipped, also if only its rows cannot be written.
   */
  async function handled(facts: readonly StoredFact[], last: number): Promise<boolean> {
    try {
      await written((await subscriber.handle(facts)) ?? [], last);
      return true;
    } catch (error) {
      if (!skips || error instanceof StoreUnavailable) throw error;
      if (facts.length > 1) {
        size = Math.floor(facts.length / 2);
        return false;
      }
      const problem = await skips.problemOf(facts[0]!);
      if (problem === undefined) throw error;
      await skips.note(name, facts[0]!, problem);
      await written([], last);
      return true;
    }
  }

  async function written(rows: readonly Statement[], last: number): Promise<void> {
    if (keepsItsOwn) await (rows.length > 0 && store.write(rows));
    else await moveTo(last, rows);
  }

  /**
   * Writes rows with the checkpoint, and retries the write alone, so that handled facts are not handled again. An
   * attempt with an unknown outcome must not be written twice.
   */
  async function moveTo(last: number, rows: readonly Statement[]): Promise<void> {
    for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        if (pause > shortestPause && (await checkpoint.read()) >= last) return;
        return await checkpoint.write(last, rows);
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || stopping.signal.aborted) throw error;
        await wait(pause, stopping.signal);
      }
    }
  }

  async function run(): Promise<void> {
    let pause = shortestPause;
    while (!stopping.signal.aborted) {
      try {
        await step();
        pause = shortestPause;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) onFailure(error);
        await wait(pause, stopping.signal);
        pause = Math.min(2 * pause, longestPause);
      }
    }
  }

  const running = run();
  return {
    get position() {
      return position ?? 0;
    },
    async caughtUpTo(wanted, patience = 1000) {
      if ((position ?? -1) >= wanted) return true;
      const arrival = Promise.withResolvers<boolean>();
      const waiter = { position: wanted, arrived: () => arrival.resolve(true) };
      const timer = new AbortController();
      waiters.add(waiter);
      void wait(patience, timer.signal).then(() => arrival.resolve(false));
      const arrived = await arrival.promise;
      waiters.delete(waiter);
      timer.abort();
      return arrived;
    },
    async stop() {
      unlisten();
      stopping.abort();
      await running;
    },
  };
}

/** The stored position of a subscriber, 0 before the first fact. It only grows. */
function checkpointOf(store: Store, subscriber: string) {
  const [first, second] = store.engine === 'sqlite' ? ['?', '?'] : ['$1', '$2'];
  const find = `SELECT position FROM checkpoints WHERE subscriber = ${first}`;
  const sql = `INSERT INTO checkpoints (subscriber, position) VALUES (${first}, ${second})
    ON CONFLICT (subscriber) DO UPDATE SET position = excluded.position WHERE excluded.position > checkpoints.position`;
  const put = (position: number): Statement => ({ sql, parameters: [subscriber, position] });

  return {
    async read(): Promise<number> {
      const [row] = await store.query<{ position: number }>({ sql: find, parameters: [subscriber] });
      return row?.position ?? 0;
    },
    write: (position: number, rows: readonly Statement[]) => store.write([...rows, put(position)]),
  };
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function crash(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
