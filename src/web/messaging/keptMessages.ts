import * as z from 'zod/mini';

import { givenEntry } from '#machines/messaging/outgoingEvents.ts';
import type { OutgoingEntry } from '#machines/messaging/outgoingMachine.ts';

import { brand } from '../theme/brand.ts';

/** Longest that something waits for its conversation to be opened again, in milliseconds. */
const longestWait = 30 * 24 * 60 * 60 * 1000;

/** Conversations of an account that something is kept of at the most. */
const mostKept = 50;

const keptSchema = z.record(
  z.string(),
  z.object({
    /** As typed, and not finished. */
    text: z.string(),
    /** Finished, and not with the server yet. */
    outgoing: z.array(
      z.extend(givenEntry, { standing: z.enum(['queued', 'failed']), problem: z.nullable(z.string()) }),
    ),
    since: z.number(),
  }),
);

type Kept = z.infer<typeof keptSchema>;

/** Whose conversation something is kept of: what one account writes no other sees on the same device. */
export interface KeptOf {
  readonly account: string;
  readonly conversation: string;
}

/** What is kept on this device of what somebody writes in a conversation; nothing where the browser keeps nothing. */
export function keptOf({ account, conversation }: KeptOf): {
  readonly text: string;
  readonly outgoing: readonly OutgoingEntry[];
} {
  return allOf(account)[conversation] ?? { text: '', outgoing: [] };
}

/** Keeps the text that is not finished. */
export function keepText({ account, conversation }: KeptOf, text: string): void {
  change(account, conversation, ({ outgoing }) => ({ text, outgoing }));
}

/** Keeps what is not with the server yet. */
export function keepOutgoing({ account, conversation }: KeptOf, entries: readonly OutgoingEntry[]): void {
  change(account, conversation, ({ text }) => ({
    text,
    outgoing: entries.map((entry) => ({ ...entry, pictures: [...entry.pictures] })),
  }));
}

function change(
  account: string,
  conversation: string,
  to: (kept: Omit<Kept[string], 'since'>) => Omit<Kept[string], 'since'>,
): void {
  const { [conversation]: before = { text: '', outgoing: [] }, ...others } = allOf(account);
  const { text, outgoing } = to(before);
  const since = Date.now();
  const mine = text === '' && outgoing.length === 0 ? {} : { [conversation]: { text, outgoing, since } };
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
