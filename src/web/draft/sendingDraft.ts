import * as z from 'zod/mini';

import { factsBeyond } from '#machines/draft/draftJournals.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { isRefusal } from '../account/commands.ts';
import { carriedIn } from '../outbox/carriedIn.ts';
import { outcomeOf, refusedCommand, type SendOutcome } from '../outbox/sending.ts';
import { keepDraft } from './draftCalls.ts';
import { type DraftStore, openDraftStore } from './draftStore.ts';
import { type HeardDraft, openDraftTabs } from './draftTabs.ts';

const carried = z.object({ draft: z.string() });

/** How long one waits for the account, in milliseconds. */
const longestWait = 120_000;

/** Has the account keep a draft that has waited in the outbox, and forgets it here once it is done. */
export async function sendDraft({ account, payload }: OutboxCommand): Promise<SendOutcome> {
  const draft = carriedIn(carried, payload)?.draft;
  const store = await openDraftStore(Date.now()).catch(() => undefined);
  // What this device does not have, nobody can send.
  if (draft === undefined || !store) return { kind: 'sent' };
  try {
    let refused: SendOutcome | undefined;
    const outcome = await outcomeOf(async () => {
      refused = await keepAll(store, account, draft);
    });
    return refused ?? outcome;
  } finally {
    store.close();
  }
}

/** Until the account has as much of it as the device: somebody may be writing. Gives what came of it where it is not taken. */
async function keepAll(store: DraftStore, account: string, draft: string): Promise<SendOutcome | undefined> {
  let sent = 0;
  for (;;) {
    const journal = (await store.journals(account)).find(({ id }) => id === draft);
    if (!journal || journal.facts.length === sent) return undefined;
    const { facts, state } = journal;
    const kept = await keepDraft({ draft, facts, after: 0 }, AbortSignal.timeout(longestWait));
    // It stays on the device, whyever it is not taken.
    if (isRefusal(kept)) return refusedCommand(kept);
    if (state.status !== 'open') {
      await store.remove(draft);
      return undefined;
    }
    const news = factsBeyond(kept.journal, facts);
    const isKept = await store.append(draft, news).then(
      () => true,
      () => false,
    );
    if (news.length > 0) tellTabs({ draft, facts: news });
    // What this device has no room for the account has.
    if (!isKept) return undefined;
    sent = facts.length + news.length;
  }
}

/** Where the draft is open, also in this one. */
function tellTabs(heard: HeardDraft): void {
  const tabs = openDraftTabs();
  tabs?.postMessage(heard);
  tabs?.close();
}
