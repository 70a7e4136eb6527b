import { day, minute } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { listingMailDataAt, isOfListing } from './templates/listingHistory.ts';
import { mailDataAt } from './templates/history.ts';
import { isOfMessages, messageMailDataAt } from './templates/messageMails.ts';
import type { Ledger } from './ledger.ts';
import type { MailRow } from './mailTables.ts';
import { MailFault, type Post } from './mailTransport.ts';
import type { Writer } from './templates/writing.ts';

/** The number of concurrent deliveries. */
const lanes = 4;

/**
 * The longest pause before a mail is retried after a temporary rejection. The pause grows from a minute, because of
 * greylisting, to an hour.
 */
const longestWait = 60 * minute;
/** The longest delay of a mail, in milliseconds: as long as servers retry among themselves (RFC 5321, 4.5.4.1). */
const latest = 5 * day;
/** The pause of all sending while the server cannot be reached: from a second, growing to a minute. */
const shortestPause = 1000;
const longestPause = minute;

export interface SendingOptions {
  readonly market: Market;
  readonly ledger: Ledger;
  readonly post: Post;
  readonly write: Writer;
  /** Called with the reason why a mail could not be sent; never contains an address. */
  readonly onFault: (fault: unknown, row: MailRow) => void;
  /** Waits some milliseconds, or until the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/**
 * Sends the due mails of the ledger, in rounds of a few. A round resolves to the milliseconds until the next mail is
 * due; Infinity if none is pending. It throws StoreUnavailable. Any other failure affects its mail alone.
 */
export function createSending(options: SendingOptions): { round(): Promise<number> } {
  const { market, ledger, post, write, onFault, pause, signal } = options;
  let serverPause = shortestPause;

  function mailDataOf(row: MailRow, now: number) {
    if (isOfListing(row)) return listingMailDataAt(market, row);
    return isOfMessages(row) ? messageMailDataAt(market, row) : mailDataAt(market, row, now);
  }

  /** Delivers a due mail, or records that it is obsolete. */
  async function send(row: MailRow): Promise<void> {
    const now = market.clock();
    const rendered = await mailDataOf(row, now);
    if (!rendered) return ledger.finish(row, 'dropped');
    const { mail: mailData } = rendered;
    if (mailData.at + latest <= now || !rendered.isStillValid()) return ledger.finish(row, 'expired');
    const name = `${String(row.position).padStart(12, '0')}-${row.kind}-${row.account}`;
    const mail = await write(mailData, { account: row.account, messageId: row.message_id, name });
    if (signal.aborted) return;
    await ledger.begin(row);
    await post.deliver(mail);
    await patiently(() => ledger.finish(row, 'sent'));
  }

  async function outcomeOf(row: MailRow) {
    try {
      await send(row);
      return { row, fault: undefined };
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      onFault(error, row);
      // A bug of ours may be fixed by the next build. Meanwhile the other mails must not wait.
      return { row, fault: error instanceof MailFault ? error : new MailFault('later', 'fault') };
    }
  }

  /**
   * Retries the record of a delivery: a sent mail must not be sent again only because it could not be recorded at once.
   */
  async function patiently(note: () => Promise<void>): Promise<void> {
    for (let ms = shortestPause; ; ms = Math.min(2 * ms, longestPause)) {
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || signal.aborted) throw error;
        await pause(ms, signal);
      }
    }
  }

  async function round(): Promise<number> {
    const rows = await ledger.due(lanes);
    if (rows.length === 0) return Math.max(0, (await ledger.nextDue()) - market.clock());
    // `allSettled` waits until all deliveries of this round have ended, even if some fail.
    const settled = await Promise.allSettled(rows.map(outcomeOf));
    const outcomes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    // A server that accepts other mails is reachable: a broken connection is then a temporary fault of its mail.
    const isThere = outcomes.length === 0 || outcomes.some(({ fault }) => fault?.kind !== 'unreachable');
    for (const { row, fault } of outcomes) {
      if (!fault) continue;
      const { kind, answer } = fault;
      const wait = Math.min(minute * 2 ** row.attempts, longestWait);
      await patiently(() => {
        if (kind === 'refused') return ledger.finish(row, 'refused', answer);
        return isThere
          ? ledger.putOff(row, { until: market.clock() + wait, attempts: row.attempts + 1, answer })
          : ledger.putOff(row, { until: market.clock(), attempts: row.attempts, answer });
      });
    }
    const broken = settled.find((each) => each.status === 'rejected');
    if (broken) throw broken.reason;
    if (isThere) {
      serverPause = shortestPause;
    } else {
      await pause(serverPause, signal);
      serverPause = Math.min(2 * serverPause, longestPause);
    }
    return 0;
  }

  return { round };
}
