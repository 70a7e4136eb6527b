import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compressedQuickly } from '../../http/answers/compression.ts';
import type { Encoding } from '../../http/answers/encodings.ts';
import { fairQueue, QueueFull } from '../../http/calls/fairQueue.ts';
import { loggedPath } from '../../http/log.ts';
import type { BuiltWeb } from './door.ts';
import { packing, type Parcel } from './parcel.ts';
import { type RenderedDocument, type Rendering, type RenderOrder, TooManyDocuments } from './rendering.ts';

/** What a thread begins with. */
export interface RenderSetting {
  /** The address of the bundle that holds the web's door. */
  readonly bundle: string;
  readonly manifest: unknown;
  /** How many documents may be there at a time: what it answers, and as many as it is asked for until that is taken. */
  readonly documentsAtOnce: number;
}

/** What a thread answers to an order, in its encoding, with what the page has thrown. A document as it is lies in shared memory. */
export type RenderAnswer =
  | {
      readonly status: number;
      readonly body: Uint8Array;
      readonly errors: readonly unknown[];
    }
  | { readonly failure: unknown };

interface Asked {
  readonly order: RenderOrder;
  readonly onError: (error: unknown) => void;
  readonly answer: PromiseWithResolvers<RenderedDocument>;
  isSecondTry: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly packed: (order: RenderOrder) => Parcel;
  /** What it renders, and what it goes on with. */
  readonly asked: Asked[];
  /** When what it renders has taken too long. */
  timer?: NodeJS.Timeout;
}

/** Documents that a thread has at a time: it goes on with the second while the main thread takes the first, and nobody is woken. */
const mostAskedEach = 2;

/** A document takes some ten milliseconds; one that takes as many seconds never ends, and its thread serves nobody. */
const longestRendering = 10_000;

/** What a page leaves behind nobody needs a moment later; with the default each thread would hold much more of it. */
const maxYoungGenerationSizeMb = 64;

/** Documents that may wait for each thread: half a second of its work. */
const mostWaitingEach = 100;

/** The share of one client: a visitor who opens forty tabs at once, or an office behind one address. */
const mostWaitingOfClient = 40;

/** One processor is the main thread's and the clients': a thread more makes no more pages, and some wait longer. */
const spared = 1;

/**
 * Renders in threads of their own, so that the main thread goes on with searches and calls: one less than there are
 * processors, and one at least. Each renders one document after the other, and has the next one at hand. A thread that
 * ends is replaced, and what it was rendering is asked for once more. One that takes too long is ended too, but what takes
 * as long each time is not asked for again. While none has anything to do, the process may end. Beside a single thread the
 * main one has time left, and compresses what that renders.
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
  const waiting = fairQueue<Asked>({ most: mostWaiting, mostOfClient }, ({ answer }, error) => answer.reject(error));
  let isClosed = false;

  function started(): Thread {
    const setting: RenderSetting = { bundle, manifest, documentsAtOnce: mostAskedEach + 1 };
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: setting,
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    const thread: Thread = { worker, packed: packing(), asked: [] };
    threads.add(thread);
    worker.on('message', (answer: RenderAnswer) => {
      const asked = letGo(thread);
      // It was too late.
      if (!asked) return;
      if (thread.asked.length === 0) worker.unref();
      handOut();
      take(answer, asked);
    });
    worker.on('error', (error) => ended(thread, error));
    worker.on('exit', (code) => ended(thread, new Error(`A thread that renders pages has ended with code ${code}`)));
    // Who listens to it waits for it; hence after that.
    worker.unref();
    return thread;
  }

  function take(answer: RenderAnswer, { order: { encoding }, answer: asked, onError }: Asked): void {
    if ('failure' in answer) return asked.reject(answer.failure);
    for (const error of answer.errors) onError(error);
    try {
      asked.resolve({ status: answer.status, encoding, body: taken(answer.body, encoding) });
    } catch (error) {
      asked.reject(error);
    }
  }

  /** At once: where a document lies as it is, the thread lays another one soon. */
  function taken(body: Uint8Array, encoding: Encoding): Buffer {
    if (encoding === 'identity') return Buffer.from(body);
    return isCompressedHere
      ? compressedQuickly(body, encoding)
      : Buffer.from(body.buffer, body.byteOffset, body.length);
  }

  /** What it was rendering. It is at the next one, if it has one. */
  function letGo(thread: Thread): Asked | undefined {
    const asked = thread.asked.shift();
    clearTimeout(thread.timer);
    if (thread.asked.length > 0) thread.timer = setTimeout(giveUp, longestRendering, thread);
    return asked;
  }

  /** What it had not begun others render, unless none do any more. */
  function leave(thread: Thread): void {
    clearTimeout(thread.timer);
    const left = thread.asked.splice(0);
    if (!isClosed) waiting.putBack(...left);
    else for (const { answer } of left) answer.reject(new Error('Pages are rendered no more'));
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
    const asked = letGo(thread);
    leave(thread);
    if (!asked) return;
    if (asked.isSecondTry || isClosed) {
      asked.answer.reject(cause);
    } else {
      asked.onError(cause);
      asked.isSecondTry = true;
      waiting.putBack(asked);
    }
    handOut();
  }

  function handOut(): void {
    for (let thread = free(); thread && waiting.size > 0; thread = free()) {
      const asked = waiting.shift()!;
      thread.asked.push(asked);
      if (thread.asked.length === 1) thread.timer = setTimeout(giveUp, longestRendering, thread);
      thread.worker.ref();
      const { order } = asked;
      thread.worker.postMessage(thread.packed(isCompressedHere ? { ...order, encoding: 'identity' } : order));
    }
  }

  /** One that has nothing to do, a new one, or the first that has nothing to go on with. */
  function free(): Thread | undefined {
    const all = [...threads];
    const idle = all.find(({ asked }) => asked.length === 0);
    if (idle || waiting.size === 0) return idle;
    return all.length < most ? started() : all.find(({ asked }) => asked.length < mostAskedEach);
  }

  // The first pages shall not wait until the scripts are read.
  for (let count = 0; count < most; count += 1) started();

  return {
    async render(order, onError, client = '') {
      if (isClosed) throw new Error('Pages are rendered no more');
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
      for (const { answer } of waiting.clear()) answer.reject(new Error('Pages are rendered no more'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
