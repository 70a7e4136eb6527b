import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from '#server/store/market.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { follow, type Subscription } from '#server/store/following/subscription.ts';
import { DamagedRow, isReadable } from '../../listing/damagedRows.ts';
import { touchedAds } from '../../listing/touchedAds.ts';
import { type CountedAd, countedAfter, countedNow } from './countedAd.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { type Counting, countingThread } from './vocabularyThread.ts';

/** The vocabulary, fed from the journal. */
export interface FedVocabulary {
  readonly vocabulary: Vocabulary;
  /** Resolves once it knows every fact that this process knows of. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface VocabularyFeedOptions {
  readonly onFailure: (error: unknown) => void;
  /** What is fed; a new one, if not told otherwise. */
  readonly vocabulary?: Vocabulary;
  /** Where it is counted; in a thread of its own, if not told otherwise. */
  readonly counting?: () => Counting;
  /** Waits some milliseconds after a failure, or until the signal. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Ads read at once: short, for requests wait for a query of the embedded store; and a seller's facts are about all of theirs. */
const adsAtOnce = 500;
/** An index is made of new counts no more often than this, in milliseconds, and so that it takes but a part of the time. */
const shortestPause = 100;
const partOfTime = 20;
const faultPause = 1000;
const longestFaultPause = 60_000;

/**
 * Begins a vocabulary, which then grows in the background: the server is ready before it is complete, and suggestions
 * give what there is. It counts every ad that is listed, and then follows the journal. A fact only says which ad changed;
 * what is counted is its row.
 */
export function openVocabulary(market: Market, options: VocabularyFeedOptions): FedVocabulary {
  const {
    onFailure,
    vocabulary = createVocabulary(),
    counting: startCounting = countingThread,
    pause = pauseFor,
  } = options;
  const { store } = market;
  const stopping = new AbortController();
  let complete = Promise.withResolvers<Keeping>();

  async function run(): Promise<void> {
    let ms = faultPause;
    while (!stopping.signal.aborted) {
      const counting = startCounting();
      try {
        await keep(counting, () => {
          ms = faultPause;
        });
      } catch (error) {
        if (!(error instanceof StoreUnavailable) && !stopping.signal.aborted) onFailure(error);
        await pause(ms, stopping.signal);
        ms = Math.min(2 * ms, longestFaultPause);
      } finally {
        await counting.close();
      }
    }
  }

  /** Counts all ads, then what happens to them, until it is stopped; throws where that fails. */
  async function keep(counting: Counting, onComplete: () => void): Promise<void> {
    const ended = Promise.withResolvers<void>();
    const publishing = publishingOf(counting, vocabulary, ended.reject);
    const stop = () => ended.resolve();
    stopping.signal.addEventListener('abort', stop);
    let following: Subscription | undefined;
    try {
      const head = await store.head();
      for (let after: string | undefined = ''; after !== undefined && !stopping.signal.aborted;) {
        after = await countSome(counting, after);
        publishing.changed();
      }
      following = follow(store, {
        name: 'vocabulary',
        skips: market.skips,
        from: head,
        async handle(facts) {
          const ids = await touchedAds(market, facts);
          for (let told = 0; told < ids.length; told += adsAtOnce) {
            await counting.count(await asNow(ids.slice(told, told + adsAtOnce)));
          }
          publishing.changed();
        },
        onFailure: ended.reject,
      });
      onComplete();
      complete.resolve({ following, publishing });
      if (!stopping.signal.aborted) await ended.promise;
    } finally {
      stopping.signal.removeEventListener('abort', stop);
      ended.promise.catch(() => undefined);
      // Who waits for a complete one goes on waiting; who comes now waits for the next.
      if (following) complete = Promise.withResolvers();
      await following?.stop();
      publishing.stop();
    }
  }

  /** Counts the next ads in the order of ids; gives the last of them, if there may be more behind it. */
  async function countSome(counting: Counting, after: string): Promise<string | undefined> {
    const ads = await countedAfter(market, after, adsAtOnce);
    await counting.count({ put: readable(ads), removed: [] });
    return ads.length < adsAtOnce ? undefined : ads.at(-1)!.id;
  }

  /** Reports the ads with a damaged row. Every start reads all ads here, so no other reader needs to report them. */
  function readable(ads: readonly CountedAd[]): readonly CountedAd[] {
    for (const ad of ads) if (!isReadable(ad)) onFailure(new DamagedRow(ad.id));
    return ads.filter(isReadable);
  }

  async function asNow(ids: readonly string[]) {
    const put = readable(await countedNow(market, ids));
    const there = new Set(put.map(({ id }) => id));
    return { put, removed: ids.filter((id) => !there.has(id)) };
  }

  const running = run();
  return {
    vocabulary,
    async settled() {
      const { following, publishing } = await complete.promise;
      await following.caughtUpTo(await store.head(), longestFaultPause);
      await publishing.now();
    },
    async close() {
      stopping.abort();
      await running;
    },
  };
}

/** What makes an index of the counts now and then. */
interface Publishing {
  /** Says that there are new counts. */
  changed(): void;
  /** Makes one at once, if there are. */
  now(): Promise<void>;
  stop(): void;
}

/** A vocabulary that is complete, and follows. */
interface Keeping {
  readonly following: Subscription;
  readonly publishing: Publishing;
}

function publishingOf(counting: Counting, vocabulary: Vocabulary, fail: (error: unknown) => void): Publishing {
  let isDue = false;
  let pause = shortestPause;
  let timer: NodeJS.Timeout | undefined;
  let making: Promise<void> = Promise.resolve();

  async function make(): Promise<void> {
    if (!isDue) return;
    isDue = false;
    const from = performance.now();
    vocabulary.replace(await counting.index());
    pause = Math.max(shortestPause, partOfTime * (performance.now() - from));
  }

  function now(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    making = making.then(make);
    return making;
  }

  return {
    now,
    changed() {
      isDue = true;
      timer ??= setTimeout(() => void now().catch(fail), pause).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
