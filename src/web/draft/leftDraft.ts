import { longestAbout } from '#machines/outbox/limits.ts';

import { discard, enqueue } from '../outbox/outbox.ts';

// Drafts that their account does not have yet are sent by the outbox: from any page, even after this one is closed.

/** The id of the command for a draft. It is derived from the draft, so the outbox contains each draft once. */
const commandOf = (draft: string) => `draft-${draft}`;

interface LeftDraft {
  readonly id: string;
  /** The owner's account. */
  readonly account: string;
  /** The title of the draft, which describes the command to the user. */
  readonly title?: string | undefined;
}

/** Enqueues a draft in the outbox. Rejects if its author is not logged in. */
export async function leaveDraft({ id: draft, account, title }: LeftDraft): Promise<void> {
  const subject = commandOf(draft);
  const about = title ? { ad: title.slice(0, longestAbout), person: null } : null;
  await enqueue({ id: subject, kind: 'drafts.keep', subject, payload: { draft }, about, account });
}

/** Removes a draft from the outbox. */
export async function dequeueDraft(draft: string): Promise<void> {
  await discard(commandOf(draft));
}
