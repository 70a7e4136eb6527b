import { setTimeout as sleep } from 'node:timers/promises';
import { SearchOwner } from '#server/search/sql/owner.ts';
import { madeBy } from '#server/search/sql/writeStatements.ts';
import { openSqlSearch, type SqlSearch } from '#server/search/sqlSearch.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { TooFewSessions } from '#server/store/postgres/sessions.ts';
import type { Market } from '#server/store/market.ts';
import { changedListings, type ListedNow } from './changedListings.ts';
import { type FedSearch, startPatience } from './fedSearch.ts';
import { documentVersion, searchDocument } from '../searchDocuments.ts';
import type { SearchFeedOptions } from './fedSearch.ts';
import { listedAfter } from '#server/listing/shownListings.ts';
import { waitingOnce } from './waitingOnce.ts';

export interface SqlFeedOptions extends Pick<SearchFeedOptions, 'onFailure' | 'patience' | 'signal'> {
  /** The URL of the market's own database, whose rows search uses. */
  readonly url: string;
}

/** Facts and rows per transaction. The batches are short, because new facts wait for them. */
const factsAtOnce = 500;
const listingsAtOnce = 500;
/** The polling intervals in milliseconds: for ownership, and for the owner's check whether a sweep is due. */
const ownerPause = 250;
const idlePause = 1000;
/** The delay after a failure of the feed, in milliseconds. */
const faultPause = 500;
const shortestLook = 1;
const longestLook = 50;

const current = madeBy(documentVersion);

/**
 * Opens search in PostgreSQL's rows. One process is the owner. It builds the rows of all listings if they are missing
 * or of another version, and then follows the journal. If the owner stops, another process takes over. Rows and
 * position are written in one transaction, so every fact is applied exactly once. Throws if the rows are not complete
 * in time.
 */
export async function openSqlFeed(market: Market, options: SqlFeedOptions): Promise<FedSearch> {
  const { url, onFailure, patience: patienceAtStart = startPatience, signal } = options;
  const { store } = market;
  const search = openSqlSearch({ url });
  let known = await store.head();
  /** The position in the journal up to which the rows of search are known to be written. */
  let seen = 0;
  let crashes = 0;
  let moved = Promise.withResolvers<void>();
  let news = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const unlisten = store.onAppend((head) => {
    known = Math.max(known, head);
    news.resolve();
  });

  function see(position: number): void {
    seen = Math.max(seen, position);
    moved.resolve();
    moved = Promise.withResolvers();
  }

  /** A database that crashes loses commits that were not yet on disk, so the seen position may be gone. */
  function forget(): void {
    seen = 0;
    crashes += 1;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const owner = await SearchOwner.connect(url, forget);
        try {
          while (!stopping.signal.aborted && !(await owner.take())) await pause(ownerPause);
          await keep(owner);
        } finally {
          await owner.close();
        }
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || error instanceof TooFewSessions) onFailure(error);
        await pause(faultPause);
      }
    }
  }

  /** Follows the journal. If a sweep is due, it runs a step of it whenever all facts are indexed. */
  async function keep(owner: SearchOwner): Promise<void> {
    let { position, sweptTo } = await stateOf(owner);
    let lookedAt = performance.now();
    see(position);
    while (!stopping.signal.aborted) {
      news = Promise.withResolvers();
      const followed = await followOnce(owner, position);
      if (followed.last !== undefined) see((position = followed.last));
      if (!followed.isAll) continue;
      if (sweptTo !== null) await sweepOnce(owner, sweptTo);
      else if (followed.last === undefined) await newsOr(idlePause);
      if (sweptTo === null && performance.now() - lookedAt < idlePause) continue;
      ({ sweptTo } = await stateOf(owner));
      lookedAt = performance.now();
    }
  }

  async function stateOf(owner: SearchOwner) {
    const state = await owner.state();
    if (state?.madeBy === current) return state;
    await owner.begin(await store.head(), current);
    return (await owner.state())!;
  }

  /** Applies the next facts to the rows. */
  async function followOnce(owner: SearchOwner, after: number) {
    const facts = await store.readAll(after, factsAtOnce);
    const last = facts.at(-1)?.position;
    if (last === undefined) return { isAll: true };
    const changes: ListedNow[] = [];
    for await (const change of changedListings(market, facts)) changes.push(change);
    const put = changes.flatMap((change) => change.put);
    const removed = changes.flatMap((change) => change.removed);
    await owner.follow({ put, removed }, last);
    return { last, isAll: facts.length < factsAtOnce };
  }

  /** Rebuilds the next rows, in the order of ids. */
  async function sweepOnce(owner: SearchOwner, after: string): Promise<void> {
    const rows = await listedAfter(market, after, listingsAtOnce);
    const documents = rows.map(searchDocument);
    if (rows.length < listingsAtOnce) await owner.endSweep(documents, after);
    else await owner.sweep(documents, after, rows.at(-1)!.id);
  }

  async function newsOr(ms: number): Promise<void> {
    const timer = new AbortController();
    await Promise.race([
      news.promise,
      sleep(ms, undefined, { signal: timer.signal, ref: false }).catch(() => undefined),
    ]);
    timer.abort();
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  /** Whether the condition holds before the limit, in milliseconds. */
  async function waitUntil(isThere: () => Promise<boolean>, limit: number): Promise<boolean> {
    const deadline = performance.now() + limit;
    for (let look = shortestLook; !(await isThere()); look = Math.min(2 * look, longestLook)) {
      if (performance.now() >= deadline || stopping.signal.aborted) return false;
      await Promise.race([moved.promise, sleep(look, undefined, { ref: false })]);
    }
    return true;
  }

  async function hasReached(position: number): Promise<boolean> {
    if (seen >= position) return true;
    const before = crashes;
    const state = await search.state();
    if (state && crashes === before) see(state.position);
    return seen >= position;
  }

  const running = run();
  const close = async () => {
    unlisten();
    stopping.abort();
    news.resolve();
    await running;
    await search.close();
  };
  try {
    const head = known;
    const isReady = await waitUntil(async () => {
      signal?.throwIfAborted();
      return isComplete(search, head);
    }, patienceAtStart);
    if (!isReady) throw new Error(incomplete(await search.state(), head, patienceAtStart));
    await search.count();
  } catch (error) {
    await close();
    throw error;
  }
  const wait = waitingOnce({
    reached: () => seen,
    until: (position, patience) => waitUntil(() => hasReached(position), patience),
  });
  return {
    port: search,
    caughtUp: (position = 0, patience) => wait(Math.max(known, position), patience),
    close,
  };
}

/** Whether the rows of search contain all listings and all facts up to a position. */
async function isComplete(search: SqlSearch, position: number): Promise<boolean> {
  const state = await search.state();
  return state?.madeBy === current && state.sweptTo === null && state.position >= position;
}

/** The message if the start is refused because search is incomplete: its cause and the remedy. */
function incomplete(state: Awaited<ReturnType<SqlSearch['state']>>, position: number, patience: number): string {
  const waited = `Search is not complete after ${patience / 1000} s of waiting for its rows`;
  if (state?.madeBy !== current) {
    const by = state ? `were made by version ${state.madeBy}` : 'were never made';
    return `${waited}: they ${by}, and this server needs version ${current}. If a server of another version owns them, stop all of that version and start again; otherwise see the owner's log.`;
  }
  const reached = `they hold the journal up to fact ${state.position} of ${position}`;
  const swept = state.sweptTo === null ? '' : `, and are made afresh up to ad "${state.sweptTo}"`;
  return `${waited}: ${reached}${swept}. Their owner is at work still, or fails (see its log): start again when it has caught up.`;
}
