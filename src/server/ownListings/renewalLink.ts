import { renewalLinkDays } from '#machines/market/limits.ts';
import { day } from '#machines/market/units.ts';

/** The time until which the link in a mail renews a listing whose term ends at `end`; both in epoch milliseconds. */
export function renewableUntil(end: number): number {
  return end + renewalLinkDays * day;
}
