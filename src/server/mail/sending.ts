import { day, minute } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { StoreUnavailable } from '#server/store/store.ts';
import { adLetterAt, isOfAd } from './templates/adHistory.ts';
import { letterAt } from './templates/history.ts';
import { isOfMessages, messageLetterAt } from './templates/messageLetters.ts';
import type { Ledger } from './ledger.ts';
import type { MailRow } from './mailTables.ts';
import { MailFault, type Post } from './post.ts';
import type { Writer } from './templates/writing.ts';

/** Mails on the way at once. */
const lanes = 4;

/** How long a mail waits whose server says "later": from a minute, for who lists strangers as grey, growing to an hour. */
const longestWait = 60 * minute;
/** How late a mail may come, in milliseconds: as long as servers try among themselves (RFC 5321, 4.5.4.1). */
const latest = 5 * day;
/** How long nothing is sent while the server cannot be reached: from a second, growing to a minute. */
const shortestPause = 1000;
const longestPause = minute;

export interface SendingOptions {
  readonly market: Market;
  readonly ledger: Ledger;
  readonly post: Post;
  readonly write: Writer;
  /** Is told what kept a mail from going; never an address. */
  readonly onFault: (fault: unknown, row: MailRow) => void;
  /** Waits some milliseconds, or until the signal. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/**
 * Sends what the ledger says is due, in rounds of a few mails. A round resolves to how many milliseconds there is nothing to
 * do, Infinity while nothing is open. It throws StoreUnavailable; whatever else befalls a mail is that mail's own.
 */
export function createSending(options: SendingOptions): { round(): Promise<number> } {
  const { market, ledger, post, write, onFault, pause, signal } = options;
  let serverPause = shortestPause;

  function letterOf(row: MailRow, now: number) {
    if (isOfAd(row)) return adLetterAt(market, row);
    return isOfMessages(row) ? messageLetterAt(market, row) : letterAt(market, row, now);
  }

  /** Hands a mail over, or gives it up where it is of no use any more. */
  async function send(row: MailRow): Promise<void> {
    const now = market.clock();
    const asked = await letterOf(row, now);
    if (!asked) return ledger.finish(row, 'dropped');
    const { letter } = asked;
    if (letter.at + latest <= now || !asked.stands()) return ledger.finish(row, 'expired');
    const name = `${String(row.position).padStart(12, '0')}-${row.kind}-${row.account}`;
    const mail = await write(letter, { account: row.account, messageId: row.message_id, name });
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
      // What we do wrong ourselves may be put right by the next build; the other mails shall not wait for it.
      return { row, fault: error instanceof MailFault ? error : new MailFault('later', 'fault') };
    }
  }

  /** What has been sent must not be sent again only because that could not be noted at once. */
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
    // None is on the way any more when this ends, whatever befell another.
    const settled = await Promise.allSettled(rows.map(outcomeOf));
    const outcomes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    // A server that takes other mails is there: who breaks off over one says "later" to that one.
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
