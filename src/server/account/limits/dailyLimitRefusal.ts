import { hour } from '#machines/market/units.ts';
import { writeLimitWords } from '#words/refusals/writeLimits.ts';
import type { Say } from '../../http/words.ts';
import type { WritesUsed } from './dailyWrites.ts';

/** The message for a write beyond the daily limit: the limit, and when it lifts. */
export function dailyLimitRefusal(used: WritesUsed, say: Say) {
  const kind = used.isShared ? 'unverified' : used.kind;
  return { code: `account.tooMany.${kind}`, message: say(writeLimitWords[kind], figuresOf(used)) };
}

/** The values of the refusal's message: the limit, and the hours until it lifts. */
export function figuresOf({ most, wait }: Pick<WritesUsed, 'most' | 'wait'>) {
  return { most, hours: Math.max(1, Math.ceil(wait / hour)) };
}
