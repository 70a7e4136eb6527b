import * as z from 'zod/mini';

import { brand } from '../../theme/brand.ts';
import { day } from '#machines/market/units.ts';

/** Longest that something waits for its conversation to be opened again, in milliseconds. */
const longestWait = 30 * day;

/** Conversations of an account that something is kept of at the most. */
const mostKept = 50;

const keptSchema = z.record(
  z.string(),
  z.object({
    /** As typed, and not finished. */
    text: z.string(),
    since: z.number(),
  }),
);

type Kept = z.infer<typeof keptSchema>;

/** Whose conversation something is kept of: what one account writes no other sees on the same device. */
export interface KeptOf {
  readonly account: string;
  readonly conversation: string;
}

/** The text that somebody has not finished in a conversation, as this device keeps it; empty where the browser keeps nothing. */
export function keptTextOf({ account, conversation }: KeptOf): string {
  return allOf(account)[conversation]?.text ?? '';
}

/** Keeps the text that is not finished. */
export function keepText({ account, conversation }: KeptOf, text: string): void {
  const { [conversation]: _, ...others } = allOf(account);
  const since = Date.now();
  const mine = text === '' ? {} : { [conversation]: { text, since } };
  const kept = Object.entries({ ...mine, ...others }).filter(([, one]) => since - one.since < longestWait);
  try {
    if (kept.length === 0) localStorage.removeItem(keyOf(account));
    else localStorage.setItem(keyOf(account), JSON.stringify(Object.fromEntries(kept.slice(0, mostKept))));
  } catch {
    // A full disk: what is typed is on the page as long as that is open.
  }
}

function allOf(account: string): Kept {
  try {
    // What an older or a newer build has written, or somebody by hand, may be nothing of ours.
    return z.parse(keptSchema, JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}'));
  } catch {
    return {};
  }
}

function keyOf(account: string): string {
  return `${brand}_messages_${account}`;
}
