import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compressedQuickly } from '../../http/answers/compression.ts';
import type { Encoding } from '../../http/answers/encodings.ts';
import { fairQueue, QueueFull } from '../../http/calls/fairQueue.ts';
import { loggedPath } from '../../http/log.ts';
import type { BuiltWeb } from './ssrBundle.ts';
import { packing, type PackedOrder } from './wireFormat.ts';
import { type RenderedDocument, type Rendering, type RenderOrder, TooManyDocuments } from './rendering.ts';

/** The data with which a rendering thread starts. */
export interface RenderSetting {
  /** The URL of the SSR bundle's file. */
  readonly bundle: string;
  readonly manifest: unknown;
  /** The number of documents held at a time: the one just answered, and those ordered until it is taken. */
  readonly documentsAtOnce: number;
}

/**
 * The answer of a thread: the document in its encoding, with the page's errors. An uncompressed document is in shared
 * memory.
 */
export type RenderAnswer =
  | {
      readonly status: number;
      readonly body: Uint8Array;
      readonly errors: readonly unknown[];
    }
  | { readonly failure: unknown };

interface PendingOrder {
  readonly order: RenderOrder;
  readonly onError: (error: unknown) => void;
  readonly answer: PromiseWithResolvers<RenderedDocument>;
  isSecondTry: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly packed: (order: RenderOrder) => PackedOrder;
  /** The thread's orders: the one being rendered, and the next one. */
  readonly requested: PendingOrder[];
  /** The timer that ends the current rendering after its time limit. */
  timer?: NodeJS.Timeout;
}

/** Orders per thread. The thread continues with the second while the main thread takes the first, so it never idles. */
const mostOrdersEach = 2;

/** A document takes some ten milliseconds. After as many seconds it will never end and only blocks its thread. */
const longestRendering = 10_000;

/** A page's objects are garbage at once. With the default limit, each thread would hold much more of it. */
const maxYoungGenerationSizeMb = 64;

/** The maximum number of queued orders per thread: half a second of work. */
const mostWaitingEach = 100;

/**
 * The queue limit of a client. It allows for a visitor who opens forty tabs at once, or an office behind one address.
 */
const mostWaitingOfClient = 40;

/**
 * One processor is for the main thread and the clients. Another thread makes no more pages and only adds waiting time.
 */
const spared = 1;

/**
 * Renders in worker threads, so that searches and calls on the main thread continue. There is one thread less than
 * there are processors, but at least one. Each renders one document at a time, with the next one queued. A thread that
 * ends is replaced, and its order is retried once. A thread that exceeds the time limit is terminated, without a retry.
 * Idle threads do not keep the process alive. With a single thread, the main thread has spare time and compresses.
 */
export function renderThreads({
  bundle,
  manifest,
  threads: most = Math.max(1, availableParallelism() - spared),
  mostWaiting = mostWaitingEach * most,
  mostOfClient = mostWaitingOfClient,
}: Pick<BuiltWeb, 'bundle' | 'manifest'> & {
  readonly threads?: number;
  readonly mostWaiting?: number;
  readonly mostOfClient?: number;
}): Rendering {
  const isCompressedHere = most === 1;
  const threads = new Set<Thread>();
  const waiting = fairQueue<PendingOrder>({ most: mostWaiting, mostOfClient }, ({ answer }, error) =>
    answer.reject(error),
  );
  let isClosed = false;

  function started(): Thread {
    const setting: RenderSetting = { bundle, manifest, documentsAtOnce: mostOrdersEach + 1 };
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: setting,
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    const thread: Thread = { worker, packed: packing(), requested: [] };
    threads.add(thread);
    worker.on('message', (answer: RenderAnswer) => {
      const requested = letGo(thread);
      // Without a pending order, the answer came after the timeout, and is dropped.
      if (!requested) return;
      if (thread.requested.length === 0) worker.unref();
      handOut();
      take(answer, requested);
    });
    worker.on('error', (error) => ended(thread, error));
    worker.on('exit', (code) => ended(thread, new Error(`A thread that renders pages has ended with code ${code}`)));
    // Adding a message listener refs the worker, so `unref` must come after it.
    worker.unref();
    return thread;
  }

  function take(answer: RenderAnswer, { order: { encoding }, answer: requested, onError }: PendingOrder): void {
    if ('failure' in answer) return requested.reject(answer.failure);
    for (const error of answer.errors) onError(error);
    try {
      requested.resolve({ status: answer.status, encoding, body: accepted(answer.body, encoding) });
    } catch (error) {
      requested.reject(error);
    }
  }

  /** Read at once, because the thread reuses the place of an uncompressed document. */
  function accepted(body: Uint8Array, encoding: Encoding): Buffer {
    if (encoding === 'identity') return Buffer.from(body);
    return isCompressedHere
      ? compressedQuickly(body, encoding)
      : Buffer.from(body.buffer, body.byteOffset, body.length);
  }

  /** Removes the current order. The thread continues with the next one, if there is one. */
  function letGo(thread: Thread): PendingOrder | undefined {
    const requested = thread.requested.shift();
    clearTimeout(thread.timer);
    if (thread.requested.length > 0) thread.timer = setTimeout(giveUp, longestRendering, thread);
    return requested;
  }

  /** Returns the queued orders of a thread to the queue, or rejects them after `close`. */
  function leave(thread: Thread): void {
    clearTimeout(thread.timer);
    const left = thread.requested.splice(0);
    if (!isClosed) waiting.putBack(...left);
    else for (const { answer } of left) answer.reject(new Error('The page renderer is closed'));
  }

  function giveUp(thread: Thread): void {
    threads.delete(thread);
    const { order, answer } = letGo(thread)!;
    answer.reject(new Error(`${loggedPath(order.request.url)} was not rendered within ${longestRendering} ms`));
    leave(thread);
    void thread.worker.terminate();
    handOut();
  }

  function ended(thread: Thread, cause: unknown): void {
    if (!threads.delete(thread)) return;
    const requested = letGo(thread);
    leave(thread);
    if (!requested) return;
    if (requested.isSecondTry || isClosed) {
      requested.answer.reject(cause);
    } else {
      requested.onError(cause);
      requested.isSecondTry = true;
      waiting.putBack(requested);
    }
    handOut();
  }

  function handOut(): void {
    for (let thread = free(); thread && waiting.size > 0; thread = free()) {
      const requested = waiting.shift()!;
      thread.requested.push(requested);
      if (thread.requested.length === 1) thread.timer = setTimeout(giveUp, longestRendering, thread);
      thread.worker.ref();
      const { order } = requested;
      thread.worker.postMessage(thread.packed(isCompressedHere ? { ...order, encoding: 'identity' } : order));
    }
  }

  /** A thread for the next order: an idle one, a new one, or the first that has no next order. */
  function free(): Thread | undefined {
    const all = [...threads];
    const idle = all.find(({ requested }) => requested.length === 0);
    if (idle || waiting.size === 0) return idle;
    return all.length < most ? started() : all.find(({ requested }) => requested.length < mostOrdersEach);
  }

  // Threads start early, so that the first pages do not wait for their scripts to load.
  for (let count = 0; count < most; count += 1) started();

  return {
    async render(order, onError, client = '') {
      if (isClosed) throw new Error('The page renderer is closed');
      const answer = Promise.withResolvers<RenderedDocument>();
      try {
        waiting.push(client, { order, onError, answer, isSecondTry: false });
      } catch (error) {
        if (error instanceof QueueFull) throw new TooManyDocuments(error.message);
        throw error;
      }
      handOut();
      return answer.promise;
    },
    async close() {
      isClosed = true;
      for (const { answer } of waiting.clear()) answer.reject(new Error('The page renderer is closed'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
