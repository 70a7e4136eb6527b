import { newForHours } from '#machines/market/limits.ts';
import { hour, minute } from '#machines/market/units.ts';
import { calendarDayOf, daysBetween } from './dates.ts';

/** The age of a listing, as data: `src/words` turns it into "vor 12 Min.", "gestern" or "17. Mai". */
export type Age =
  /** The listing is less than an hour old; 0 is "just now". */
  | { readonly unit: 'minute'; readonly count: number }
  /** The listing is an hour or more old, and from the same day in Switzerland. */
  | { readonly unit: 'hour'; readonly count: number }
  /** The listing is from one of the six days before; 1 is yesterday. */
  | { readonly unit: 'day'; readonly count: number }
  /** The listing is older. The year is present only if it is not the current one. */
  | { readonly unit: 'date'; readonly day: number; readonly month: number; readonly year?: number };

/**
 * The age of an event at `at`, seen at `now` (both epoch milliseconds). A time in the future, from a wrong clock,
 * counts as now.
 */
export function ageOf(at: number, now: number): Age {
  const elapsed = Math.max(0, now - at);
  if (elapsed < hour) return { unit: 'minute', count: Math.floor(elapsed / minute) };
  const then = calendarDayOf(at);
  const today = calendarDayOf(now);
  const days = daysBetween(then, today);
  if (days === 0) return { unit: 'hour', count: Math.floor(elapsed / hour) };
  if (days < 7) return { unit: 'day', count: days };
  const { day, month, year } = then;
  return year === today.year ? { unit: 'date', day, month } : { unit: 'date', day, month, year };
}

/** Whether a listing from `at` still counts as new at `now`: for 12 hours (LISTING-8), in elapsed time. */
export function isNew(at: number, now: number): boolean {
  return now - at < newForHours * hour;
}
