import { Worker } from 'node:worker_threads';
import type { VocabularyIndex } from './vocabularyIndex.ts';
import { vocabularyWork, type CountedNow } from './vocabularyWork.ts';

/** What the worker is told: count, or else make an index. */
export interface Order {
  readonly count?: CountedNow;
}

/** Where the vocabulary is counted. */
export interface Counting {
  count(ads: CountedNow): Promise<void>;
  index(): Promise<VocabularyIndex>;
  /** Ends at once; what is not done is rejected. */
  close(): Promise<void>;
}

/** Words live shortly: with the default the thread would hold hundreds of megabytes of garbage. */
const maxYoungGenerationSizeMb = 16;

/** Counts in a thread of its own. While it has nothing to do, the process may end. */
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
    for (const asked of waiting.splice(0)) asked.reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread of the vocabulary has ended')));

  /** It does one after the other, and answers in the same order. */
  function ordered(order: Order): Promise<unknown> {
    if (failure) return Promise.reject(failure);
    const asked = Promise.withResolvers<unknown>();
    waiting.push(asked);
    worker.ref();
    worker.postMessage(order);
    return asked.promise;
  }

  return {
    async count(ads) {
      await ordered({ count: ads });
    },
    index: () => ordered({}) as Promise<VocabularyIndex>,
    async close() {
      await worker.terminate();
    },
  };
}

/** Counts in this thread, where there is little to count. */
export function countingHere(): Counting {
  const work = vocabularyWork();
  return {
    count: async (ads) => work.count(ads),
    index: async () => work.index(),
    close: async () => undefined,
  };
}
