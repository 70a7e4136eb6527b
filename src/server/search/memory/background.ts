import { Worker } from 'node:worker_threads';
import { perform, type Results, sizeOf, type WorkDone, type WorkOrder, type Works } from './works.ts';

/** Runs the long work of the index in order. Small work may run on the main thread, all other work runs off it. */
export interface Background {
  do<W extends keyof Works>(work: W, ...parameters: Parameters<Works[W]>): Promise<Results[W]>;
  /** Stops immediately. Unfinished work is rejected. */
  close(): Promise<void>;
}

/** Words are short-lived. With the default limit, the thread would hold hundreds of megabytes of garbage. */
const maxYoungGenerationSizeMb = 16;

/** The number of documents that the main thread handles in a few milliseconds, faster than the start of a worker. */
const few = 50;

/**
 * A worker thread that starts with the first large work and then stays. An idle worker does not keep the process alive.
 */
export function workerBackground(): Background {
  let worker: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();

  function started(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    thread.on('message', (done: WorkDone) => {
      const pending = waiting.get(done.number)!;
      waiting.delete(done.number);
      if (waiting.size === 0) thread.unref();
      if ('error' in done) pending.reject(done.error);
      else pending.resolve(done.result);
    });
    const fail = (error: Error) => {
      if (worker !== thread) return;
      worker = undefined;
      for (const pending of waiting.values()) pending.reject(error);
      waiting.clear();
    };
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('the search worker ended')));
    return thread;
  }

  return {
    async do(work, ...parameters) {
      if (!worker && sizeOf(work, parameters) <= few) return perform(work, parameters);
      worker ??= started();
      const order: WorkOrder = { number: next++, work, parameters };
      const pending = Promise.withResolvers<unknown>();
      waiting.set(order.number, pending);
      worker.ref();
      worker.postMessage(order);
      return pending.promise as Promise<Results[typeof work]>;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
