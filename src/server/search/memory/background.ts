import { Worker } from 'node:worker_threads';
import { perform, type Results, sizeOf, type WorkDone, type WorkOrder, type Works } from './works.ts';

/** The long work of the index, done off the main thread unless it is little: there one after the other, in the order asked for. */
export interface Background {
  do<W extends keyof Works>(work: W, ...parameters: Parameters<Works[W]>): Promise<Results[W]>;
  /** Ends at once; work that is not done is rejected. */
  close(): Promise<void>;
}

/** Words live shortly: with the default the thread would hold hundreds of megabytes of garbage. */
const maxYoungGenerationSizeMb = 16;

/** Documents that cost the main thread some milliseconds: less than to start another. */
const few = 50;

/**
 * A thread of its own, started with the first work that is about more than a few documents, and kept. While it has nothing to do,
 * the process may end.
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
      const asked = waiting.get(done.number)!;
      waiting.delete(done.number);
      if (waiting.size === 0) thread.unref();
      if ('error' in done) asked.reject(done.error);
      else asked.resolve(done.result);
    });
    const fail = (error: Error) => {
      if (worker !== thread) return;
      worker = undefined;
      for (const asked of waiting.values()) asked.reject(error);
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
      const asked = Promise.withResolvers<unknown>();
      waiting.set(order.number, asked);
      worker.ref();
      worker.postMessage(order);
      return asked.promise as Promise<Results[typeof work]>;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
