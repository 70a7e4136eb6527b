import { setTimeout as sleep } from 'node:timers/promises';
import { idOf } from '#machines/journal/lifecycle.ts';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { StoreUnavailable, type StoredFact } from '#server/store/store.ts';
import { TooFewSessions } from '#server/store/postgres/sessions.ts';
import { follow } from '#server/store/following/subscription.ts';
import { mailsCausedByListings } from './templates/listingHistory.ts';
import { accountMailDataAt, mayAsk } from './templates/history.ts';
import { ledgerOf, type MailEntry, subscriber } from './ledger.ts';
import type { MailRow } from './mailTables.ts';
import { mailsCausedByMessages } from './templates/messageMails.ts';
import { messageIdOf } from './messageIds.ts';
import { databaseOwner, type MailOwner, onlyOwner } from './owner.ts';
import type { Post } from './mailTransport.ts';
import { createSending } from './sending.ts';
import { createWriter, type WriterOptions } from './templates/writing.ts';

export interface MailsOptions extends WriterOptions {
  /** The transport for mails; closed with them. */
  readonly post: Post;
  /** The sender's email address, perhaps with a name before it. */
  readonly from: string;
  /** The address of the market's PostgreSQL, where several processes may be ready to send. */
  readonly databaseUrl?: string;
  /**
   * Called when a mail could not be sent, with the position of its fact and its kind. Never receives an email address.
   */
  readonly onFault: (fault: unknown, row: Pick<MailRow, 'position' | 'kind' | 'attempts'>) => void;
  /** Called for every failure other than that of a single mail. */
  readonly onFailure: (error: unknown) => void;
  /** Waits some milliseconds, or until the signal aborts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Mails {
  /** Resolves once deliveries in progress have ended. */
  close(): Promise<void>;
}

/** The interval at which a process tries to become the owner, and the pause after a failure, in milliseconds. */
const ownerPause = 1000;
const faultPause = 1000;
const longestFaultPause = 60_000;
/** The interval at which old rows of the ledger are deleted, in milliseconds. */
const forgettingPause = day;

/**
 * Sends the mails that facts cause. Among all processes, one is the owner. It follows the journal, writes the mails of
 * a fact to the ledger together with its checkpoint, and sends those that are due. Each fact therefore causes its mails
 * once. A mail is sent twice only if a process dies between the delivery and its record; both have the same Message-ID.
 */
export function openMails(market: Market, options: MailsOptions): Mails {
  const { post, from, databaseUrl, onFault, onFailure, pause = pauseFor } = options;
  const { store } = market;
  const ledger = ledgerOf(market);
  const write = createWriter(market.keys, options);
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let ms = faultPause;
    while (!stopping.signal.aborted) {
      try {
        const owner = databaseUrl === undefined ? onlyOwner() : await databaseOwner(databaseUrl);
        try {
          while (!stopping.signal.aborted && !(await owner.take())) await pause(ownerPause, stopping.signal);
          await keep(owner, () => {
            ms = faultPause;
          });
        } finally {
          await owner.release();
        }
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || error instanceof TooFewSessions) onFailure(error);
        await pause(ms, stopping.signal);
        ms = Math.min(2 * ms, longestFaultPause);
      }
    }
  }

  /** Follows and sends until it is stopped or loses ownership; throws if that fails. */
  async function keep(owner: MailOwner, onWork: () => void): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, owner.lost]);
    if (signal.aborted) return;
    const sending = createSending({ market, ledger, post, write, onFault, pause, signal });
    let news = Promise.withResolvers<void>();
    let failure: { readonly error: unknown } | undefined;
    /** The end of the current pause, in epoch milliseconds. Without a pause, every new entry wakes the loop. */
    let pausedUntil = Infinity;
    let soonest = Infinity;
    await trySkippedAgain();
    const following = follow(store, {
      name: subscriber,
      skips: market.skips,
      async handle(facts) {
        const entries = await entriesOf(facts);
        soonest = Math.min(...entries.map(({ due }) => due));
        return entries.map((entry) => ledger.entry(entry));
      },
      onHandled() {
        // The clock comparison covers a clock that was set forward, and a machine that was asleep.
        if (soonest < pausedUntil || market.clock() >= pausedUntil) news.resolve();
      },
      onFailure(error) {
        failure = { error };
        news.resolve();
      },
      wait: pause,
    });
    try {
      for (let forgetAt = -Infinity; !signal.aborted;) {
        if (market.clock() >= forgetAt) {
          await ledger.forgetOld();
          forgetAt = market.clock() + forgettingPause;
        }
        news = Promise.withResolvers();
        pausedUntil = Infinity;
        const rest = await sending.round();
        if (failure) throw failure.error;
        onWork();
        pausedUntil = market.clock() + rest;
        if (rest > 0) await newsOr(news.promise, Math.min(rest, forgettingPause), signal);
      }
    } finally {
      await following.stop();
    }
  }

  /** Skipped facts may be readable now: their journal was restored, or this build can read them. */
  async function trySkippedAgain(): Promise<void> {
    for (const row of await market.skips.list()) {
      if (row.subscriber !== subscriber) continue;
      try {
        const facts = await store.readAll(row.position - 1, 1);
        const entries = await entriesOf(facts.filter(({ position }) => position === row.position));
        await store.write([
          ...entries.map((entry) => ledger.entry(entry)),
          market.skips.handled(subscriber, row.position),
        ]);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
      }
    }
  }

  async function newsOr(news: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
    const timer = new AbortController();
    await Promise.race([news, pause(ms, AbortSignal.any([timer.signal, signal]))]);
    timer.abort();
  }

  /** The mails that facts cause, with the time when each is due. */
  async function entriesOf(facts: readonly StoredFact[]): Promise<readonly MailEntry[]> {
    const entries: MailEntry[] = [];
    const now = market.clock();
    for (const fact of facts.filter(mayAsk)) {
      const { stream, version, position } = fact;
      const account = idOf(stream);
      for (const { kind } of await accountMailDataAt(market, account, version)) {
        const messageId = await messageIdOf(market.keys, { fact, kind, from });
        entries.push({ position, kind, account, version, message_id: messageId, due: now });
      }
    }
    for (const { fact, kind, due, seller } of await mailsCausedByListings(market, facts)) {
      const { position, version } = fact;
      const messageId = await messageIdOf(market.keys, { fact, kind, from });
      entries.push({ position, kind, account: seller, version, message_id: messageId, due });
    }
    for (const { fact, kind, due, reader } of await mailsCausedByMessages(market, facts)) {
      const { position, version } = fact;
      const messageId = await messageIdOf(market.keys, { fact, kind, from });
      entries.push({ position, kind, account: reader, version, message_id: messageId, due });
    }
    return entries;
  }

  const running = run();
  return {
    async close() {
      stopping.abort();
      await running;
      post.close();
    },
  };
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
