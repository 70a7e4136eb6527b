import * as z from 'zod/mini';

import { unsentLife } from '#machines/market/limits.ts';

import { brand } from '../../theme/brand.ts';

/** The maximum number of conversations of an account with a stored draft. */
const mostStored = 50;

const storedSchema = z.record(
  z.string(),
  z.object({
    /** The draft as typed. */
    text: z.string(),
    since: z.number(),
  }),
);

type StoredDrafts = z.infer<typeof storedSchema>;

/** The owner and the conversation of a draft. Other accounts on the same device do not see it. */
export interface MessageDraftOwner {
  readonly account: string;
  readonly conversation: string;
}

/** The draft of a conversation as stored on this device; empty if the browser stores nothing. */
export function storedMessageDraftOf({ account, conversation }: MessageDraftOwner): string {
  return allOf(account)[conversation]?.text ?? '';
}

/** Stores the draft. */
export function storeText({ account, conversation }: MessageDraftOwner, text: string): void {
  const { [conversation]: _, ...others } = allOf(account);
  const since = Date.now();
  const mine = text === '' ? {} : { [conversation]: { text, since } };
  const remaining = Object.entries({ ...mine, ...others }).filter(([, one]) => since - one.since < unsentLife);
  try {
    if (remaining.length === 0) localStorage.removeItem(keyOf(account));
    else localStorage.setItem(keyOf(account), JSON.stringify(Object.fromEntries(remaining.slice(0, mostStored))));
  } catch {
    // If the storage is full, the draft lasts only as long as the page.
  }
}

function allOf(account: string): StoredDrafts {
  try {
    // The stored drafts are validated, because another build, or a person by hand, may have stored anything.
    return z.parse(storedSchema, JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}'));
  } catch {
    return {};
  }
}

function keyOf(account: string): string {
  return `${brand}_messages_${account}`;
}
