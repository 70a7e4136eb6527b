import * as z from 'zod/mini';

import { factsBeyond } from '#machines/draft/draftJournals.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { isRefusal } from '../account/commands.ts';
import { parsedPayload } from '../outbox/parsedPayload.ts';
import { outcomeOf, refusedCommand, type SendOutcome } from '../outbox/sending.ts';
import { saveDraft } from './draftCalls.ts';
import { type DraftStore, openDraftStore } from './draftStore.ts';
import { type DraftNotice, openDraftTabs } from './draftTabs.ts';

const carried = z.object({ draft: z.string() });

/** The timeout of the account's answer, in milliseconds. */
const longestWait = 120_000;

/** Sends a draft from the outbox to its account, and deletes it here once it is finished. */
export async function sendDraft({ account, payload }: OutboxCommand): Promise<SendOutcome> {
  const draft = parsedPayload(carried, payload)?.draft;
  const store = await openDraftStore(Date.now()).catch(() => undefined);
  // Without the draft's id or the store on this device, nothing can be sent: the command counts as done.
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

/**
 * Repeats until the account has as many facts as the device, since the author may be typing. Resolves with the outcome
 * of a refusal, else undefined.
 */
async function keepAll(store: DraftStore, account: string, draft: string): Promise<SendOutcome | undefined> {
  let sent = 0;
  for (;;) {
    const journal = (await store.journals(account)).find(({ id }) => id === draft);
    if (!journal || journal.facts.length === sent) return undefined;
    const { facts, state } = journal;
    const saved = await saveDraft({ draft, facts, after: 0 }, AbortSignal.timeout(longestWait));
    // A refused draft stays on the device, whatever the reason of the refusal.
    if (isRefusal(saved)) return refusedCommand(saved);
    if (state.status !== 'open') {
      await store.remove(draft);
      return undefined;
    }
    const news = factsBeyond(saved.journal, facts);
    const isAppended = await store.append(draft, news).then(
      () => true,
      () => false,
    );
    if (news.length > 0) notifyTabs({ draft, facts: news });
    // Facts for which this device has no room are not lost, because they are in the account.
    if (!isAppended) return undefined;
    sent = facts.length + news.length;
  }
}

/** Notifies the tabs where the draft is open, including this one. */
function notifyTabs(notice: DraftNotice): void {
  const tabs = openDraftTabs();
  tabs?.postMessage(notice);
  tabs?.close();
}
