import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { momentsOf } from '../store/following/moments.ts';

/** The longest downtime of a market, in milliseconds, after which a later date needs no confirmation. */
const longestDowntime = 30 * day;
/**
 * The longest downtime for a market without a stored last time, in milliseconds: its last fact may be old only because
 * the market is quiet.
 */
const longestQuiet = 365 * day;
/** A clock that is this far behind is reported, in milliseconds. */
const farBehind = day;

/** Decides whether the clock is plausible enough for irreversible work. */
export interface ClockGuard {
  /** Whether scheduled work may be done now. If it may, the present time is stored as the last time of work. */
  allows(): Promise<boolean>;
  /** A warning about the clock for the operator; undefined while it is plausible. */
  notice(): Promise<string | undefined>;
}

type Guarded = Pick<Market, 'store' | 'clock'>;

/**
 * A clock that was set forward would expire all listings, and erase all accounts that are about to leave. So each round
 * of the scheduler stores its time. A jump of more than 30 days ahead of it holds this work back. The operator releases
 * it by typing the date (`confirmed`, as `2027-12-31`), or the clock becomes right again. A quiet market is not held
 * back: its scheduler works on.
 */
export function openClockGuard({ store, clock }: Guarded, confirmed?: string): ClockGuard {
  const moments = momentsOf(store);

  /** The last time of work, and the jump that is allowed since then. */
  async function last(): Promise<{ readonly at: number; readonly limit: number } | undefined> {
    const at = await moments.read('clock');
    if (at !== undefined) return { at, limit: longestDowntime };
    const [fact] = await store.readAll((await store.head()) - 1, 1);
    return fact && { at: fact.at, limit: longestQuiet };
  }

  function isConfirmed(now: number): boolean {
    return [now - day, now, now + day].some((each) => dateOf(each) === confirmed);
  }

  async function notice(): Promise<string | undefined> {
    const before = await last();
    if (!before) return undefined;
    const now = clock();
    const days = Math.round(Math.abs(now - before.at) / day);
    const since = `the market was last at work on ${dateOf(before.at)}`;
    if (before.at - now > farBehind) {
      return `The clock is ${days} days behind: it says ${dateOf(now)}, but ${since}. Set the clock of this host`;
    }
    if (now - before.at <= before.limit || isConfirmed(now)) return undefined;
    return `The clock says ${dateOf(now)}, but ${since}, ${days} days earlier. No ad ends and no account is erased until that is settled: set the clock of this host, or, if the date is right, start with CONFIRM_CLOCK=${dateOf(now)}`;
  }

  return {
    notice,
    async allows() {
      const before = await last();
      const now = clock();
      if (before && now - before.at > before.limit && !isConfirmed(now)) return false;
      // A clock that was set back does not move the stored time back: once it is right again, it would seem to jump.
      await moments.write('clock', Math.max(now, before?.at ?? 0));
      return true;
    },
  };
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
