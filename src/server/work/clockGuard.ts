import type { Market } from '../market.ts';
import { momentsOf } from '../store/moments.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a market may have been at rest, in milliseconds, before a later date has to be confirmed. */
const longestRest = 30 * day;
/** The same for a market from before its last time was stored: its last fact may be old only because the market is quiet. */
const longestQuiet = 365 * day;
/** A clock that is so far behind is reported, in milliseconds. */
const farBehind = day;

/** Decides whether the clock can be trusted with work that cannot be undone. */
export interface ClockGuard {
  /** Whether what time asks for may be done now. Notes the time where it may. */
  allows(): Promise<boolean>;
  /** What an operator should know of the clock; undefined while it is plausible. */
  notice(): Promise<string | undefined>;
}

type Guarded = Pick<Market, 'store' | 'clock'>;

/**
 * A clock that was put forward would end all ads, and erase all accounts that are about to leave. So the time of the last work is
 * stored at each round of the scheduler, and a jump of more than 30 days ahead of it holds this work back until the operator has
 * typed the date (`confirmed`, as `2027-12-31`), or the clock is right again. A market at which nothing happens is not held
 * back: its scheduler works on.
 */
export function openClockGuard({ store, clock }: Guarded, confirmed?: string): ClockGuard {
  const moments = momentsOf(store);

  /** When the market was last at work, and how much later it may be now. */
  async function last(): Promise<{ readonly at: number; readonly limit: number } | undefined> {
    const at = await moments.read('clock');
    if (at !== undefined) return { at, limit: longestRest };
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
      // A clock that was put back does not move the time back: put right again, it would seem to jump.
      await moments.write('clock', Math.max(now, before?.at ?? 0));
      return true;
    },
  };
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
