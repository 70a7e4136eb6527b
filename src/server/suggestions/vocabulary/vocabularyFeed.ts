import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from '#server/store/market.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { follow, type Subscription } from '#server/store/following/subscription.ts';
import { DamagedRow, isReadable } from '../../listing/damagedRows.ts';
import { touchedListings } from '../../listing/touchedListings.ts';
import { type CountedListing, countedAfter, countedNow } from './countedListing.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { type Counting, countingThread } from './vocabularyThread.ts';

/** The vocabulary for suggestions, updated from the journal. */
export interface FedVocabulary {
  readonly vocabulary: Vocabulary;
  /** Resolves once every fact known to this process is included. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface VocabularyFeedOptions {
  readonly onFailure: (error: unknown) => void;
  /** The vocabulary that receives the counts; a new one by default. */
  readonly vocabulary?: Vocabulary;
  /** Starts the counter of listings; a worker thread by default. */
  readonly counting?: () => Counting;
  /** Waits some milliseconds after a failure, or until the signal aborts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** The number of listings per batch. It is small because requests wait for a query of the embedded store. */
const listingsAtOnce = 500;
/**
 * The minimum interval between two index builds, in milliseconds. `partOfTime` bounds their share of the time: one part
 * in that many.
 */
const shortestPause = 100;
const partOfTime = 20;
const faultPause = 1000;
const longestFaultPause = 60_000;

/**
 * Opens a vocabulary that grows in the background. The server is ready before it is complete, and suggestions use what
 * is there. It counts every searchable listing, and then follows the journal. A fact only names the changed listing;
 * the listing's row is counted.
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

  /** Counts all listings and then follows the journal until stopped. Throws on a failure. */
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
          const ids = await touchedListings(market, facts);
          for (let toSuggestion = 0; toSuggestion < ids.length; toSuggestion += listingsAtOnce) {
            await counting.count(await asNow(ids.slice(toSuggestion, toSuggestion + listingsAtOnce)));
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
      // Earlier callers keep waiting for this vocabulary. Later callers wait for the next one.
      if (following) complete = Promise.withResolvers();
      await following?.stop();
      publishing.stop();
    }
  }

  /** Counts the next listings in the order of ids. Returns the last id if there may be more. */
  async function countSome(counting: Counting, after: string): Promise<string | undefined> {
    const listings = await countedAfter(market, after, listingsAtOnce);
    await counting.count({ put: readable(listings), removed: [] });
    return listings.length < listingsAtOnce ? undefined : listings.at(-1)!.id;
  }

  /**
   * Reports the listings with a damaged row. Every start reads all listings here, so no other reader needs to report
   * them.
   */
  function readable(listings: readonly CountedListing[]): readonly CountedListing[] {
    for (const listing of listings) if (!isReadable(listing)) onFailure(new DamagedRow(listing.id));
    return listings.filter(isReadable);
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

/** Builds an index from the changed counts, from time to time. */
interface Publishing {
  /** Notes that the counts have changed. */
  changed(): void;
  /** Builds an index at once, if the counts have changed. */
  now(): Promise<void>;
  stop(): void;
}

/** The state once the vocabulary is complete: it follows the journal and publishes new indexes. */
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
