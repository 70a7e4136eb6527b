import { longestAbout } from '#machines/outbox/limits.ts';

import { discard, enqueue } from '../outbox/outbox.ts';

// A draft that its account does not have yet, left to the outbox: it is sent from any page, also when this one is closed.

/** By which the outbox knows a draft: it holds each once. */
const commandOf = (draft: string) => `draft-${draft}`;

interface LeftDraft {
  readonly id: string;
  /** Whose it is. */
  readonly account: string;
  /** By which people know it. */
  readonly title?: string | undefined;
}

/** Has the outbox send what the device has of a draft. Rejects where its writer is not logged in. */
export async function leaveDraft({ id: draft, account, title }: LeftDraft): Promise<void> {
  const subject = commandOf(draft);
  const about = title ? { ad: title.slice(0, longestAbout), person: null } : null;
  await enqueue({ id: subject, kind: 'drafts.keep', subject, payload: { draft }, about, account });
}

/** The outbox need not send it any more. */
export async function takeDraftBack(draft: string): Promise<void> {
  await discard(commandOf(draft));
}
