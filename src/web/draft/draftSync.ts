import { createActorContext } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import { draftSyncMachine, type SentDraft, type SyncOutcome } from '#machines/draft/draftSyncMachine.ts';

import { consequenceOf, isRefusal } from '../account/commands.ts';
import { inspect } from '../flows/inspection.ts';
import { saveDraft } from './draftCalls.ts';
import type { DraftEdge } from './draftFlow.ts';
import { leaveDraft, dequeueDraft } from './leftDraft.ts';

export const DraftSync = createActorContext(draftSyncMachine, { inspect });

type DraftSaving = ActorRefFrom<typeof draftSavingMachine>;

/** The flow that stores the open draft in its author's account, and reports the writes of other devices to the page. */
export function draftSyncLogic(draft: DraftSaving, { note }: Pick<DraftEdge, 'note'>) {
  const left = new Set<string>();
  return draftSyncMachine.provide({
    actors: {
      sending: fromPromise<SyncOutcome, SentDraft>(async ({ input, signal }) => {
        const saved = await saveDraft(input, signal);
        if (!isRefusal(saved)) return saved;
        // The error makes the flow send the draft again, which succeeds once the author has logged in.
        if (consequenceOf(saved) === 'login') throw new Error(saved.message);
        return null;
      }),
    },
    actions: {
      hear: (_, notice) => {
        if (notice.facts.length === 0) return;
        note(notice);
        draft.send({ type: 'journal.received', ...notice });
      },
      leaveToOutbox: (_, { draft: id }) => {
        left.add(id);
        leaveOpen(draft, id);
      },
      takeFromOutbox: (_, { draft: id }) => {
        if (left.delete(id)) void dequeueDraft(id).catch(() => undefined);
      },
    },
  });
}

function leaveOpen(draft: DraftSaving, id: string): void {
  const { draft: written } = draft.getSnapshot().context;
  const { account } = written ?? { account: null };
  // If the author is logged out, the outbox cannot accept the draft. It stays on the device, and the next page that
  // opens it sends it.
  if (account !== null) void leaveDraft({ id, account, title: fieldsOf(written!)['title'] }).catch(() => undefined);
}

/**
 * Reports the open draft, the page's visibility and the connection to the flow. Returns the function that ends this.
 */
export function connectDraftSync(draft: DraftSaving, sync: ActorRefFrom<typeof draftSyncMachine>): () => void {
  let reported: readonly DraftFact[] | null | undefined;
  let isLeft = false;
  const tell = () => {
    const now = draft.getSnapshot();
    const { id, account, facts, draft: written } = now.context;
    const isOpen = id !== null && account !== null && written?.account === account && now.matches('editing');
    const open = isOpen ? facts : null;
    if (reported === open) return;
    reported = open;
    sync.send(isOpen ? { type: 'journal.reported', draft: id, facts } : { type: 'journal.closed' });
    // When a page closes, the field in use is written to the draft only after the page was hidden, so this is reported
    // again.
    if (isLeft) sync.send({ type: 'page.hidden' });
  };
  const leave = () => {
    isLeft = true;
    sync.send({ type: 'page.hidden' });
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return leave();
    isLeft = false;
    return sync.send({ type: 'page.shown' });
  };
  tell();
  const { unsubscribe } = draft.subscribe(tell);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  // `pagehide` is needed as well, because Safari closes a page without hiding it first.
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    // A navigation within the app ends the flow together with its pending call, so an open draft goes to the outbox.
    const now = sync.getSnapshot();
    if (now.hasTag('open')) leaveOpen(draft, now.context.draft!);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('pagehide', leave);
  };
}
