import { Worker } from 'node:worker_threads';
import type { VocabularyIndex } from './vocabularyIndex.ts';
import { vocabularyWork, type CountedNow } from './vocabularyWork.ts';

/** A message to the worker: with `count` it counts, otherwise it builds an index. */
export interface Order {
  readonly count?: CountedNow;
}

/** The counting of the vocabulary, in another thread or in this one. */
export interface Counting {
  count(listings: CountedNow): Promise<void>;
  index(): Promise<VocabularyIndex>;
  /** Stops immediately. Unfinished work is rejected. */
  close(): Promise<void>;
}

/** Words are short-lived. With the default limit, the thread would hold hundreds of megabytes of garbage. */
const maxYoungGenerationSizeMb = 16;

/** Counts in a worker thread. An idle worker does not keep the process alive. */
export function countingThread(): Counting {
  const worker = new Worker(new URL('./vocabularyWorker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  const waiting: PromiseWithResolvers<unknown>[] = [];
  let failure: Error | undefined;
  worker.unref();
  worker.on('message', (result: unknown) => {
    waiting.shift()!.resolve(result);
    if (waiting.length === 0) worker.unref();
  });
  const fail = (error: Error) => {
    failure ??= error;
    for (const pending of waiting.splice(0)) pending.reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread of the vocabulary has ended')));

  /** Sends an order to the thread. Orders run one at a time and are answered in order. */
  function ordered(order: Order): Promise<unknown> {
    if (failure) return Promise.reject(failure);
    const pending = Promise.withResolvers<unknown>();
    waiting.push(pending);
    worker.ref();
    worker.postMessage(order);
    return pending.promise;
  }

  return {
    async count(listings) {
      await ordered({ count: listings });
    },
    index: () => ordered({}) as Promise<VocabularyIndex>,
    async close() {
      await worker.terminate();
    },
  };
}

/** Counts in the current thread, for small amounts. */
export function countingHere(): Counting {
  const work = vocabularyWork();
  return {
    count: async (listings) => work.count(listings),
    index: async () => work.index(),
    close: async () => undefined,
  };
}
