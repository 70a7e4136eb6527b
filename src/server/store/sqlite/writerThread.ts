import { Worker } from 'node:worker_threads';
import { StoreUnavailable, type Statement } from '../store.ts';
import type { WireAppend, WireOutcome } from './appendBatch.ts';
import { sqliteError } from './sqliteErrors.ts';
import { type Answer, type Order, ordersOn } from './orders.ts';

/** The writing side of the store. Calls must not overlap: the next begins after the last is answered. */
export interface Writer {
  /** Runs a batch in one transaction. Rejects if none of it was written. */
  append(batch: readonly WireAppend[]): Promise<readonly WireOutcome[]>;
  /** Runs all statements in one transaction, which stays open until the last batch. */
  rewrite(batches: AsyncIterable<readonly Statement[]>): Promise<void>;
  /** Empties the write-ahead log. Rejects with StoreUnavailable while another connection still reads it. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the thread that writes to a database file, which must be migrated already. */
export function startWriter(file: string): Writer {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: { file } });
  let pending: PromiseWithResolvers<readonly WireOutcome[]> | undefined;
  let stopped: StoreUnavailable | undefined;

  function stop(cause: unknown): void {
    stopped ??= new StoreUnavailable(`${file}: the thread that writes has stopped`, { cause });
    pending?.reject(stopped);
  }

  worker.on('error', stop);
  worker.on('exit', (code) => stop(new Error(`It ended with code ${code}`)));
  worker.on('message', (answer: Answer) => {
    if ('outcomes' in answer) pending?.resolve(answer.outcomes);
    else pending?.reject(sqliteError(file, answer.failed));
  });

  function ask(order: Order): Promise<readonly WireOutcome[]> {
    if (stopped) return Promise.reject(stopped);
    pending = Promise.withResolvers();
    worker.postMessage(order);
    return pending.promise;
  }

  return writerBy(
    ask,
    () => worker.terminate().then(() => undefined),
    () => stopped !== undefined,
  );
}

/**
 * Writes on the calling thread. Starting a thread would take longer than the few writes of a shell command or a small
 * test. An answer arrives in a later turn of the event loop, as that of a thread does.
 */
export function writeHere(file: string): Writer {
  const answerTo = ordersOn(file);
  return writerBy(
    async (order) => {
      await new Promise(setImmediate);
      const answer = answerTo(order);
      if ('failed' in answer) throw sqliteError(file, answer.failed);
      return answer.outcomes;
    },
    async () => undefined,
    () => false,
  );
}

function writerBy(
  ask: (order: Order) => Promise<readonly WireOutcome[]>,
  end: () => Promise<void>,
  hasStopped: () => boolean,
): Writer {
  return {
    append: (batch) => ask({ do: 'append', batch }),
    async rewrite(batches) {
      await ask({ do: 'begin' });
      try {
        for await (const statements of batches) await ask({ do: 'run', statements });
        await ask({ do: 'commit' });
      } catch (error) {
        // The rejection is ignored: a writer that has died cannot roll back, and its uncommitted transaction is lost
        // anyway.
        await ask({ do: 'rollback' }).catch(() => undefined);
        throw error;
      }
    },
    async purge() {
      await ask({ do: 'purge' });
    },
    async close() {
      if (!hasStopped()) await ask({ do: 'close' });
      await end();
    },
  };
}
